import { amountOf } from '../../../visitors/affiliates/amount-of';
import { heldLabels, paymentStateLabels, payoutLabels } from '../../../visitors/affiliates/labels';
import type { ShownRun } from '../../../visitors/affiliates/payments/wire';
import { NOTHING } from '../../desk/format';
import { PlainTable } from '../../desk/plain-table';

/** Each affiliate of a run with amount and account, the sums of the currencies that are paid, and why somebody is not paid. */
export function PaymentTable({ run: { payments } }: { run: ShownRun }) {
  const sums = new Map<string, number>();
  for (const { state, currency, amountCents } of payments) {
    if (state !== 'held') sums.set(currency, (sums.get(currency) ?? 0) + amountCents);
  }
  return (
    <PlainTable
      label="Pagos del lote"
      headers={['Código', 'Afiliado', 'Importe', 'Forma de pago', 'Datos de pago', 'Estado', 'Referencia']}
      rows={[
        ...payments.map((payment) => ({
          key: payment.id,
          cells: [
            ...[payment.code, payment.name, written(payment.amountCents, payment.currency)],
            ...[payoutLabels[payment.payoutMethod], payment.payoutDetails ?? NOTHING],
            payment.heldFor ? `No se paga: ${heldLabels[payment.heldFor]}` : paymentStateLabels[payment.state],
            payment.reference ?? NOTHING,
          ],
        })),
        ...[...sums].map(([currency, cents]) => ({
          ...{ key: currency, cells: ['Total', '', written(cents, currency), '', '', '', ''], isTotal: true },
        })),
      ]}
    />
  );
}

const written = (cents: number, currency: string): string => `${amountOf(cents, currency)} ${currency}`;
