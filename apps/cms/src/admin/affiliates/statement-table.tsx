import type { AffiliateStatement } from '@prestafaro/types/affiliate';
import { amountOf } from '../../visitors/affiliates/amount-of';
import { dayOf, numberOf } from '../desk/format';
import { Nothing } from '../desk/panel';
import { PlainTable } from '../desk/plain-table';

/** Clicks, applications, loans and amount by day, with the total. */
export function StatementTable({ statement: { days, total, currency } }: { statement: AffiliateStatement }) {
  if (days.length === 0) return <Nothing>En este mes no hay nada todavía.</Nothing>;
  return (
    <PlainTable
      label="Extracto por día"
      headers={['Día', 'Clics', 'Solicitudes', 'Préstamos', `Importe (${currency})`]}
      rows={[
        ...days.map(({ day, ...counts }) => ({ key: day, cells: [dayOf(day), ...cellsOf(counts)] })),
        { key: 'total', cells: ['Total', ...cellsOf(total)], isTotal: true },
      ]}
    />
  );
}

const cellsOf = ({ clicks, leads, sales, payout }: AffiliateStatement['total']): string[] => [
  ...[clicks, leads, sales].map(numberOf),
  amountOf(payout),
];
