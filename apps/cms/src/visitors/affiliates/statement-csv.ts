import { writeCsv } from '@prestafaro/countries/write-csv';
import { type AffiliateStatement, usualHoldDays } from '@prestafaro/types/affiliate-statement';
import { countryName } from '../../access/countries/site-names';
import type { AffiliateRow } from './affiliate-row';
import { amountOf } from './amount-of';
import { creditStateLabels, kindLabels, modelLabels, reasonLabels } from './labels';

type Terms = Pick<AffiliateRow, 'code' | 'country' | 'model' | 'rateCents' | 'holdDays'>;

/** The statement of a month as a file for a spreadsheet. It names the affiliate by the code only. */
export function statementCsv(
  { month, currency, days, total, notValid, corrections, payments }: AffiliateStatement,
  { code, country, model, rateCents, holdDays }: Terms,
): string {
  const written = (cents: number) => amountOf(cents, currency);
  const line = ({ clicks, leads, sales, ...amounts }: AffiliateStatement['total']) => [
    ...[clicks, leads, sales],
    ...[amounts.open, amounts.confirmed, amounts.paid].map(written),
  ];
  const { open, confirmed, paid } = creditStateLabels;
  return writeCsv([
    ['Extracto de afiliado', code],
    ['País', countryName(country)],
    ['Mes', month],
    ['Modelo de ahora', model ? modelLabels[model] : ''],
    ['Tarifa de ahora', rateCents === null ? '' : written(rateCents), currency],
    ['Días de espera de ahora', holdDays ?? usualHoldDays],
    [],
    ['Día', 'Clics', 'Solicitudes', 'Préstamos', ...[open, confirmed, paid].map((state) => `${state} (${currency})`)],
    ...days.map(({ day, ...counts }) => [day, ...line(counts)]),
    ['Total', ...line(total)],
    ...part(
      ['No válidos', 'Qué', 'Cuántos', 'Importe', 'Motivo'],
      notValid.map(({ day, kind, count, amount, reason, note }) => [
        ...[day, kindLabels[kind], count, written(amount), note ?? reasonLabels[reason]],
      ]),
    ),
    ...part(
      ['Correcciones', 'Importe', 'Motivo'],
      corrections.map(({ day, amount, reason, note }) => [day, written(amount), note ?? reasonLabels[reason]]),
    ),
    ...part(
      ['Pagos', 'Importe', 'Moneda', 'Referencia'],
      payments.map((payment) => [
        ...[payment.paidOn, amountOf(payment.amount, payment.currency), payment.currency, payment.reference],
      ]),
    ),
  ]);
}

/** A table below the days, with an empty line before it; nothing if it has no lines. */
function part(head: string[], lines: (string | number)[][]): (string | number)[][] {
  return lines.length === 0 ? [] : [[], head, ...lines];
}
