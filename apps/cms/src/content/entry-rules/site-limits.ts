import { settings } from '../labels/components/settings';
import { offer as offerLabels } from '../labels/content-types/offer';
import { siteSetting } from '../labels/content-types/site-setting';
import { fieldName } from '../labels/field-name';
import { figure } from './figures';
import type { Problem } from './problem';

/** What the settings of a site allow its offers. A missing figure limits nothing. */
export interface SiteLimits {
  maxAprPercent?: number | null;
  minRepaymentDays?: number | null;
  maxRepaymentDays?: number | null;
  /** Whether the site shows no figures that nobody has declared. */
  hideFallbackFigures?: boolean | null;
}

type Limit = 'maxAprPercent' | 'minRepaymentDays' | 'maxRepaymentDays';
type OfferField = 'aprPercent' | 'minDays' | 'maxDays';

/** The site states these limits to its visitors, so no offer may break them. */
const LIMITS: readonly { field: OfferField; limit: Limit; isMax: boolean }[] = [
  { field: 'aprPercent', limit: 'maxAprPercent', isMax: true },
  { field: 'minDays', limit: 'minRepaymentDays', isMax: false },
  { field: 'maxDays', limit: 'minRepaymentDays', isMax: false },
  { field: 'minDays', limit: 'maxRepaymentDays', isMax: true },
  { field: 'maxDays', limit: 'maxRepaymentDays', isMax: true },
];

/** Each of these words would be replaced by an invented figure. */
const PLACEHOLDER = /\{(?:time|val)\}/;
const PLACES = ['answerTime', 'approvalShare'] as const;

/** Finds what an offer has against the limits of its site. */
export function siteLimitProblems(offer: Record<string, unknown>, limits: SiteLimits): Problem[] {
  const problems = LIMITS.flatMap(({ field, limit, isMax }): Problem[] => {
    const [value, bound] = [offer[field], limits[limit]];
    if (typeof value !== 'number' || typeof bound !== 'number') return [];
    if (isMax ? value <= bound : value >= bound) return [];
    return [{ path: [field], message: outOfLimit(field, value, limit, bound) }];
  });
  return [...problems, ...(limits.hideFallbackFigures ? placeholderProblems(offer) : [])];
}

function outOfLimit(field: OfferField, value: number, limit: Limit, bound: number): string {
  const owner = `${fieldName(settings.compliance, limit)} de ${fieldName(siteSetting, 'compliance')}`;
  const fact = `${fieldName(offerLabels, field)} es ${figure(value)}, y este sitio declara ${figure(bound)} en ${owner}`;
  return `${fact}. Corrige la cifra, o pide antes que se cambien los ajustes del sitio.`;
}

function placeholderProblems(offer: Record<string, unknown>): Problem[] {
  return PLACES.flatMap((field) => {
    const word = PLACEHOLDER.exec(String(offer[field] ?? ''))?.[0];
    if (!word) return [];
    const message = `${fieldName(offerLabels, field)} contiene ${word}, que pondría una cifra inventada. Escribe el dato de la entidad o déjalo vacío.`;
    return [{ path: [field], message }];
  });
}
