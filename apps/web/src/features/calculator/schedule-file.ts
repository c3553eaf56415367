import type { NumberMarks } from '@prestafaro/countries';
import { writeCsv } from '@prestafaro/countries/write-csv';
import { repayEarly, toCents } from '@prestafaro/lending';
import { type CalculatorKind, choiceFields } from '@/features/calculator/calculator-kind';
import { type KindCalculation, readCalculation } from '@/features/calculator/read-calculation';
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

type Line = (string | number)[];

/** Heads, a line a month, and the sums. */
function scheduleLines({ loan, plan }: KindCalculation, { messages, money }: SiteView): Line[] {
  const { schedule, result, repayment } = messages.calculator;
  const { amount, ratePercent: yearlyRatePercent, months } = loan;
  const { rows, ...sums } = repayEarly({ principalCents: toCents(amount), yearlyRatePercent, months }, plan);
  const hasExtra = sums.extraCents > 0;
  const ofPlan = <Cell>(...cells: Cell[]) => (hasExtra ? cells : []);
  const amounts = (cents: number[]) => cents.map((each) => plainAmount(each, money));
  const principalCents = toCents(amount) - sums.extraCents;
  return [
    [
      ...[schedule.month, result.monthlyPayment, result.interest, schedule.debt],
      ...ofPlan(repayment.extra, repayment.fee),
      schedule.remaining,
    ],
    ...rows.map(
      (row): Line => [
        row.month,
        ...amounts([row.paymentCents, row.interestCents, row.principalCents]),
        ...amounts(ofPlan(row.extraCents, row.feeCents)),
        ...amounts([row.balanceCents]),
      ],
    ),
    [
      schedule.sum,
      ...amounts([principalCents + sums.interestCents, sums.interestCents, principalCents]),
      ...amounts(ofPlan(sums.extraCents, sums.feeCents)),
      '',
    ],
  ];
}

/** `1066,19`: a spreadsheet reads no currency and no groups as a number. */
function plainAmount(cents: number, { decimalSeparator }: NumberMarks): string {
  const text = (cents / 100).toFixed(2);
  return decimalSeparator === 'comma' ? text.replace('.', ',') : text;
}
