import type { AffiliateStatement } from '@prestafaro/types/affiliate-statement';
import type { Messages } from '@/messages/message-shape';
import type { TableColumn, TableProps } from '@/ui/table/table';

/** A table of the statement, for the page and for the file. */
export interface StatementTable {
  id: string;
  title: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
  kind: NonNullable<TableProps['kind']>;
}

/** How the values are written: for a reader, or for a spreadsheet. */
export interface ValueTexts {
  /** @param cents hundredths of the currency */
  amount(cents: number): string;
  count(count: number): string;
  /** @param day `2026-11-20` */
  day(day: string): string;
}

type Heads = Messages['affiliates']['page'];

/** The tables of a statement that have rows: the days, what is not valid, the corrections and the payments. */
export function statementTables(
  { days, total, notValid, corrections, payments }: AffiliateStatement,
  page: Heads,
  texts: ValueTexts,
): readonly StatementTable[] {
  const cells = ({ clicks, leads, sales, open, confirmed, paid }: AffiliateStatement['total']) => [
    ...[clicks, leads, sales].map(texts.count),
    ...[open, confirmed, paid].map(texts.amount),
  ];
  const reasonText = ({ reason, note }: Pick<(typeof corrections)[number], 'reason' | 'note'>) =>
    note ?? page.reasons[reason];
  const tables: readonly StatementTable[] = [
    {
      ...{ id: 'statement-table', title: page.daysTitle, kind: 'figures' },
      columns: columnsOf(page, ['day', 'clicks', 'leads', 'sales', 'open', 'confirmed', 'paid']),
      rows: days.map(({ day, ...counts }) => [texts.day(day), ...cells(counts)]),
      foot: [page.total, ...cells(total)],
    },
    {
      ...{ id: 'not-valid-table', title: page.notValid, kind: 'text' },
      columns: columnsOf(page, ['day', 'what', 'payout', 'reason']),
      rows: notValid.map((credit) => [
        ...[texts.day(credit.day), `${page.kinds[credit.kind]} × ${texts.count(credit.count)}`],
        ...[texts.amount(credit.amount), reasonText(credit)],
      ]),
    },
    {
      ...{ id: 'corrections-table', title: page.corrections, kind: 'text' },
      columns: columnsOf(page, ['day', 'payout', 'reason']),
      rows: corrections.map((credit) => [texts.day(credit.day), texts.amount(credit.amount), reasonText(credit)]),
    },
    {
      ...{ id: 'payments-table', title: page.payments, kind: 'text' },
      columns: columnsOf(page, ['paidOn', 'payout', 'reference']),
      rows: payments.map(({ paidOn, amount, reference }) => [texts.day(paidOn), texts.amount(amount), reference]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

type Head = { [Key in keyof Heads]: Heads[Key] extends string ? Key : never }[keyof Heads];

const columnsOf = (page: Heads, keys: readonly Head[]): readonly TableColumn[] =>
  keys.map((key) => ({ key, head: page[key] }));
