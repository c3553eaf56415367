import { writeCsv } from '@prestafaro/countries/write-csv';
import { repayEarly } from '@prestafaro/lending';
import { calculateSchedule, instalmentLoan } from '@/features/calculator/calculate-schedule';
import { type CalculatorKind, choiceFields } from '@/features/calculator/calculator-kind';
import { type KindCalculation, readCalculation } from '@/features/calculator/read-calculation';
import { scheduleTable } from '@/features/calculator/schedule-table';
import { plainAmount } from '@/shell/loan/amounts';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

/**
 * The months of the requested loan as a file for the spreadsheet of the country, with the columns and the sums of the table on the
 * page. A query with a refused number has no file: the visitor is led to the page, which says what is wrong.
 */
export function answerScheduleFile(
  search: URLSearchParams,
  kinds: readonly CalculatorKind[],
  view: SiteView,
): Response {
  const query: PageQuery = Object.fromEntries(search);
  const calculation = readCalculation(query, kinds, view);
  const chosen = calculation?.kinds.find(({ kind }) => kind.kind === calculation.chosen);
  if (!chosen || chosen.isAdjusted || Object.values(chosen.asked).some(({ isRefused }) => isRefused)) {
    const page = new URLSearchParams(search);
    page.delete(choiceFields.download);
    return new Response(null, { status: 303, headers: { location: `?${page}`, 'cache-control': 'no-store' } });
  }
  const { fileName } = view.messages.calculator.download;
  return new Response(writeCsv(scheduleLines(chosen, view), view.money.decimalSeparator), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}.csv"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

/** Heads, a line a month, and the sums: the table of the page. */
function scheduleLines({ loan, plan }: KindCalculation, { messages, money }: SiteView): (readonly string[])[] {
  const planned = repayEarly(instalmentLoan(loan, money), plan);
  const { columns, rows, foot } = scheduleTable(
    calculateSchedule(loan, money),
    planned.extraCents > 0 ? planned : undefined,
    messages.calculator,
    (cents) => plainAmount(cents, money),
  );
  return [columns.map(({ head }) => head), ...rows, foot];
}
