const minute = 60_000;
const hour = 60 * minute;

/**
 * How long ago something was said: minutes below 60, then hours, never days (decisions, "Numbers that look wrong").
 * What was said just now, or by a clock ahead of ours, is a minute old.
 * @param group the site's mark between thousands, in the place of Intl's own
 */
export function relativeTime(then: number, now: number, language: string, group: string): string {
  const age = now - then;
  const [count, unit] = age < hour ? ([age / minute, 'minute'] as const) : ([age / hour, 'hour'] as const);
  const whole = Math.max(1, Math.floor(count));
  // Intl writes the sentence around a number that is too short to be grouped; ours takes its place.
  const number = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
  return new Intl.RelativeTimeFormat(language)
    .formatToParts(-whole, unit)
    .filter(({ type }, index, parts) => type !== 'group' && !(type === 'integer' && parts[index - 1]?.type === 'group'))
    .map(({ type, value }) => (type === 'integer' ? number : value))
    .join('');
}
