import { settings } from '../labels/components/settings';
import { siteSetting } from '../labels/content-types/site-setting';
import { fieldName, problemsIn } from '../labels/field-name';
import { entryName, shortList } from '../references/list-of-entries';
import type { Problem } from './problem';
import { type SiteLimits, siteLimitProblems } from './site-limits';

const LIMITS = ['minRepaymentDays', 'maxRepaymentDays', 'maxAprPercent', 'hideFallbackFigures'] as const;

type OfferRow = Readonly<Record<string, unknown>>;

/**
 * Finds limits of a site that its offers would break, while they keep the present ones. The site states its limits to visitors.
 * @param offers the drafts and the published versions of the site
 */
export function loweredLimitProblems(present: SiteLimits, next: SiteLimits, offers: readonly OfferRow[]): Problem[] {
  const problems = LIMITS.flatMap((limit): Problem[] => {
    const breaks = (offer: OfferRow, limits: SiteLimits) =>
      siteLimitProblems(offer, { [limit]: limits[limit] }).length > 0;
    const excluded = offers.filter((offer) => breaks(offer, next) && !breaks(offer, present));
    if (excluded.length === 0) return [];
    const field = fieldName(settings.compliance, limit);
    const names = shortList([...new Set(excluded.map((offer) => `«${entryName(offer)}»`))]);
    const message = `${field} no vale para estas ofertas del sitio: ${names}. Corrígelas antes, o deja el ajuste como estaba.`;
    return [{ path: [limit], message }];
  });
  return problemsIn(siteSetting, 'compliance', problems);
}
