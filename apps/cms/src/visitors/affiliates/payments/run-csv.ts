import { writeCsv } from '@prestafaro/countries/write-csv';
import { amountOf } from '../amount-of';
import { heldLabels, paymentStateLabels, payoutLabels } from '../labels';
import type { ShownRun } from './wire';

/** The payments of a run as a file for a spreadsheet, those that are held with their reason. Accounts are in it while the run is open. */
export function runCsv({ site, month, payments }: Pick<ShownRun, 'site' | 'month' | 'payments'>): string {
  return writeCsv([
    ['Pagos a afiliados', site],
    ['Hasta el mes', month],
    [],
    [
      'Código',
      'Afiliado',
      'Importe',
      'Moneda',
      'Forma de pago',
      'Datos de pago',
      'Estado',
      'Por qué no se paga',
      'Referencia',
    ],
    ...payments.map(({ code, name, amountCents, currency, payoutMethod, payoutDetails, state, heldFor, reference }) => [
      ...[code, name, amountOf(amountCents, currency), currency, payoutLabels[payoutMethod], payoutDetails ?? ''],
      ...[paymentStateLabels[state], heldFor ? heldLabels[heldFor] : '', reference ?? ''],
    ]),
  ]);
}
