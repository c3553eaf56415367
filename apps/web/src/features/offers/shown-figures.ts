import type { Drawn } from '@prestafaro/lending';
import type { CardView } from '@/features/offers/card/card-view';

/**
 * A figure that may be shown. A figure that a rule generated (random stars, `{val}`, `{time}`) is left out if the
 * country hides it, and otherwise marked. Nobody measured it, and consumer law forbids presenting it as a fact.
 */
export function shownFigure<T>(drawn: Drawn<T> | null, { compliance }: CardView['settings']): Drawn<T> | undefined {
  return drawn && !(drawn.isFallback && compliance.hideFallbackFigures) ? drawn : undefined;
}
