import type { AffiliateStatement } from '@prestafaro/types/affiliate';
import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { amountOf } from '../../visitors/affiliates/amount-of';
import { dayOf, numberOf } from '../desk/format';
import { Nothing } from '../desk/panel';

type Counts = AffiliateStatement['total'];

/** Clicks, applications, loans and amount by day, with the total. */
export function StatementTable({ statement: { days, total, currency } }: { statement: AffiliateStatement }) {
  if (days.length === 0) return <Nothing>En este mes no hay nada todavía.</Nothing>;
  const headers = ['Día', 'Clics', 'Solicitudes', 'Préstamos', `Importe (${currency})`];
  return (
    <Table colCount={headers.length} rowCount={days.length + 2} aria-label="Extracto por día">
      <Thead>
        <Tr>
          {headers.map((header) => (
            <Th key={header} role="columnheader">
              <Typography variant="sigma" textColor="neutral600">
                {header}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {days.map(({ day, ...counts }) => (
          <Tr key={day}>
            <Cells cells={[dayOf(day), ...cellsOf(counts)]} />
          </Tr>
        ))}
        <Tr>
          <Cells cells={['Total', ...cellsOf(total)]} isTotal />
        </Tr>
      </Tbody>
    </Table>
  );
}

const cellsOf = ({ clicks, leads, sales, payout }: Counts): string[] => [
  ...[clicks, leads, sales].map(numberOf),
  amountOf(payout),
];

const COLUMNS = ['day', 'clicks', 'leads', 'sales', 'payout'];

function Cells({ cells, isTotal }: { cells: readonly string[]; isTotal?: boolean }) {
  return cells.map((cell, index) => (
    <Td key={COLUMNS[index]}>
      <Typography textColor="neutral800" fontWeight={isTotal ? 'bold' : undefined}>
        {cell}
      </Typography>
    </Td>
  ));
}
