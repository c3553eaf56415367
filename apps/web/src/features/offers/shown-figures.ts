import type { Drawn } from '@prestafaro/lending';
import type { SiteSettings } from '@/shell/site-view';

/**
 * A figure that may be shown: what a rule made up (random stars, `{val}`, `{time}`) is left out where the country hides
 * it, and otherwise is marked by whoever shows it. Nobody measured it, and consumer law forbids to pass it off as a fact.
 */
export function shownFigure<T>(
  drawn: Drawn<T> | null,
  { compliance }: Pick<SiteSettings, 'compliance'>,
): Drawn<T> | undefined {
  return drawn && !(drawn.isFallback && compliance.hideFallbackFigures) ? drawn : undefined;
}
