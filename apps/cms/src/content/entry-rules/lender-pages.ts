import { choiceLabel } from '../labels/choices';
import { page as labels } from '../labels/content-types/page';
import { fieldName } from '../labels/field-name';
import type { Problem } from './problem';

/**
 * Finds a page of a lender without what its address consists of. A form sends the lender only if it changes, so a missing one is found
 * when the page is published.
 */
export function lenderPageProblems({ type, data }: { type: string; data: Record<string, unknown> }): Problem[] {
  if (type !== 'page' || data.kind !== 'lender') return [];
  const kind = `${fieldName(labels, 'kind')} es «${choiceLabel('lender')}»`;
  const fixed = `${kind}: su dirección cuelga de la ficha de la entidad. Deja vacío ${fieldName(labels, 'fixedPage')}.`;
  const missing = `${kind}: elige de cuál en ${fieldName(labels, 'lender')}.`;
  return [
    ...(data.fixedPage ? [{ path: ['fixedPage'], message: fixed }] : []),
    ...(data.lender === null ? [{ path: ['lender'], message: missing }] : []),
  ];
}
