import { lender as lenderParts } from '../labels/components/lender';
import { lender as lenderLabels } from '../labels/content-types/lender';
import { offer as offerLabels } from '../labels/content-types/offer';
import { fieldName, type Labelled, problemsIn } from '../labels/field-name';
import { figure, isRecord } from './figures';
import type { Problem } from './problem';

/** A loan that is repaid at once after more than a year may have a yearly cost below its nominal rate. */
const DAYS_OF_YEAR = 365;

/**
 * Finds a declared yearly cost (TAE) below the nominal rate (TIN) of the same loan. The yearly cost contains the interest and every
 * fee, so one of the two figures is wrong.
 */
export function offerRateProblems(offer: Record<string, unknown>): Problem[] {
  const { cost, maxDays } = offer;
  const isAtOnce = isRecord(cost) && cost.repayment === 'single_payment';
  if (isAtOnce && typeof maxDays === 'number' && maxDays > DAYS_OF_YEAR) return [];
  return aprBelowTin(offer, offerLabels, 'tinPercent', 'aprPercent');
}

/** The same for the ranges that a lender declares. */
export function lenderRateProblems({ conditions }: Record<string, unknown>): Problem[] {
  if (!isRecord(conditions)) return [];
  const labels = lenderParts.conditions;
  return problemsIn(lenderLabels, 'conditions', [
    ...aprBelowTin(conditions, labels, 'tinFromPercent', 'aprFromPercent'),
    ...aprBelowTin(conditions, labels, 'tinToPercent', 'aprToPercent'),
  ]);
}

function aprBelowTin<Field extends string>(
  data: Readonly<Record<string, unknown>>,
  labels: Labelled<Field>,
  tin: Field,
  apr: Field,
): Problem[] {
  const [tinPercent, aprPercent] = [data[tin], data[apr]];
  if (typeof tinPercent !== 'number' || typeof aprPercent !== 'number' || aprPercent >= tinPercent) return [];
  const below = `${fieldName(labels, apr)} es ${figure(aprPercent)} y queda por debajo de ${fieldName(labels, tin)}`;
  const message = `${below}, que es ${figure(tinPercent)}. La TAE incluye el TIN y las comisiones: corrige una de las dos.`;
  return [{ path: [apr], message }];
}
