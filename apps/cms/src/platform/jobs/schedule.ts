/** When a job runs next after a time. */
export type Schedule = (after: Date) => Date;

/** Every day at a time of day of the server. */
export const dailyAt =
  (hour: number, minute: number): Schedule =>
  (after) => {
    const next = new Date(after);
    next.setHours(hour, minute, 0, 0);
    if (next <= after) next.setDate(next.getDate() + 1);
    return next;
  };

/** Every hour at a minute. */
export const hourlyAt =
  (minute: number): Schedule =>
  (after) => {
    const next = new Date(after);
    next.setMinutes(minute, 0, 0);
    if (next <= after) next.setHours(next.getHours() + 1);
    return next;
  };

/** Every minute, which is how often an instance looks for due jobs. */
export const everyMinute: Schedule = (after) => new Date((Math.floor(after.getTime() / 60_000) + 1) * 60_000);
