const minute = 60_000;
const hour = 60 * minute;

/**
 * The time that has passed: minutes below 60, then hours, never days (decisions, "Numbers that look wrong"). The
 * present, and a time that is ahead of our clock, count as one minute.
 * @param group the site's separator of thousands, instead of Intl's own
 */
export function relativeTime(then: number, now: number, language: string, group: string): string {
  const age = now - then;
  const [count, unit] = age < hour ? ([age / minute, 'minute'] as const) : ([age / hour, 'hour'] as const);
  const whole = Math.max(1, Math.floor(count));
  // Intl formats the sentence with a number that is too short to be grouped; our number replaces it.
  const number = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
  return new Intl.RelativeTimeFormat(language)
    .formatToParts(-whole, unit)
    .filter(({ type }, index, parts) => type !== 'group' && !(type === 'integer' && parts[index - 1]?.type === 'group'))
    .map(({ type, value }) => (type === 'integer' ? number : value))
    .join('');
}
