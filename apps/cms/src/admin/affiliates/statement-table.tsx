import type { AffiliateStatement } from '@prestafaro/types/affiliate-statement';
import { amountOf } from '../../visitors/affiliates/amount-of';
import { creditStateLabels, kindLabels, reasonLabels } from '../../visitors/affiliates/labels';
import { dayOf, numberOf } from '../desk/format';
import { Nothing } from '../desk/panel';
import { PlainTable } from '../desk/plain-table';

/** Clicks, applications, loans and amounts by day and state, with the total; below, what is not valid, the corrections and the payments. */
export function StatementTable({ statement }: { statement: AffiliateStatement }) {
  const { days, total, currency, notValid, corrections, payments } = statement;
  const { open, confirmed, paid } = creditStateLabels;
  const written = (cents: number) => amountOf(cents, currency);
  const cellsOf = (counts: AffiliateStatement['total']): string[] => [
    ...[counts.clicks, counts.leads, counts.sales].map(numberOf),
    ...[counts.open, counts.confirmed, counts.paid].map(written),
  ];
  return (
    <>
      {days.length === 0 ? (
        <Nothing>En este mes no hay nada todavía.</Nothing>
      ) : (
        <PlainTable
          label="Extracto por día"
          headers={[
            ...['Día', 'Clics', 'Solicitudes', 'Préstamos'],
            ...[open, confirmed, paid].map((state) => `${state} (${currency})`),
          ]}
          rows={[
            ...days.map(({ day, ...counts }) => ({ key: day, cells: [dayOf(day), ...cellsOf(counts)] })),
            { key: 'total', cells: ['Total', ...cellsOf(total)], isTotal: true },
          ]}
        />
      )}
      <Part
        headers={['No válidos', 'Qué', 'Cuántos', 'Importe', 'Motivo']}
        rows={notValid.map(({ day, kind, count, amount, reason, note }) => [
          ...[dayOf(day), kindLabels[kind], numberOf(count), written(amount), note ?? reasonLabels[reason]],
        ])}
      />
      <Part
        headers={['Correcciones', 'Importe', 'Motivo']}
        rows={corrections.map(({ day, amount, reason, note }) => [
          ...[dayOf(day), written(amount), note ?? reasonLabels[reason]],
        ])}
      />
      <Part
        headers={['Pagos', 'Importe', 'Referencia']}
        rows={payments.map(({ paidOn, amount, currency: unit, reference }) => [
          ...[dayOf(paidOn), `${amountOf(amount, unit)} ${unit}`, reference],
        ])}
      />
    </>
  );
}

function Part({ headers, rows }: { headers: readonly string[]; rows: readonly (readonly string[])[] }) {
  if (rows.length === 0) return null;
  // Rows have no identity of their own and never move.
  return <PlainTable label={headers[0]} headers={headers} rows={rows.map((cells, key) => ({ key, cells }))} />;
}
