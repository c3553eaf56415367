/** When a job runs next after a time. */
export type Schedule = (after: Date) => Date;

const MINUTE_MS = 60_000;

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

/** At the beginning of every minute: as often as an instance looks for due jobs. */
export const everyMinute: Schedule = (after) => new Date((Math.floor(after.getTime() / MINUTE_MS) + 1) * MINUTE_MS);

/** Every so many minutes, counted from the full hour. @param minutes divides 60 */
export const everyMinutes =
  (minutes: number): Schedule =>
  (after) => {
    const next = new Date(after);
    next.setMinutes((Math.floor(after.getMinutes() / minutes) + 1) * minutes, 0, 0);
    return next;
  };
