import { writeCsv } from '@prestafaro/countries/write-csv';
import type { AffiliateStatement } from '@prestafaro/types/affiliate';
import { countryName } from '../../access/countries/site-names';
import type { AffiliateRow } from './affiliate-row';
import { amountOf } from './amount-of';
import { modelLabels } from './labels';

/** The statement of a month as a file for a spreadsheet. It names the affiliate by the code only. */
export function statementCsv(
  { month, currency, days, total }: AffiliateStatement,
  { code, country, model, rateCents }: Pick<AffiliateRow, 'code' | 'country' | 'model' | 'rateCents'>,
): string {
  const line = ({ clicks, leads, sales, payout }: AffiliateStatement['total']) => [
    ...[clicks, leads, sales],
    amountOf(payout),
  ];
  return writeCsv([
    ['Extracto de afiliado', code],
    ['País', countryName(country)],
    ['Mes', month],
    ['Modelo de ahora', model ? modelLabels[model] : ''],
    ['Tarifa de ahora', rateCents === null ? '' : amountOf(rateCents), currency],
    [],
    ['Día', 'Clics', 'Solicitudes', 'Préstamos', `Importe (${currency})`],
    ...days.map(({ day, ...counts }) => [day, ...line(counts)]),
    ['Total', ...line(total)],
  ]);
}
