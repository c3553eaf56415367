import { siteOfLocale } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { sampleKind } from '@/features/calculator/sample-kind';
import { answerScheduleFile } from '@/features/calculator/schedule-file';
import { sampleView } from '@/shell/sample-view';

const fileOf = (search: string, view = sampleView) =>
  answerScheduleFile(new URLSearchParams(search), [sampleKind], view);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const linesOf = async (answer: Response) => (await bytesOf(answer)).toString('utf8').slice(1).split('\r\n');

it('answerScheduleFile: is a file for the Spanish Excel, named in Spanish', async () => {
  const answer = fileOf('amount=1000&rate=12&months=12&download=csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="cuotas-del-prestamo.csv"');
  const bytes = await bytesOf(answer);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = bytes.toString('utf8').slice(1).split('\r\n');
  expect(lines).toHaveLength(1 + 12 + 1 + 1);
  expect(lines[0]).toBe('Mes;Cuota mensual;Intereses;Deuda;Queda por pagar');
  expect(lines[1]).toBe('1;88,85;10,00;78,85;921,15');
  expect(lines[12]).toBe('12;88,84;0,88;87,96;0,00');
  expect(lines[13]).toBe('Total;1066,19;66,19;1000,00;');
});

it('answerScheduleFile: has the early repayments and their fees', async () => {
  const lines = await linesOf(fileOf('amount=1000&rate=12&months=12&extra=300&extra-month=3'));
  expect(lines[0]).toBe('Mes;Cuota mensual;Intereses;Deuda;Amortización;Comisión;Queda por pagar');
  expect(lines[3]).toBe('3;88,85;8,42;80,43;300,00;1,50;461,08');
  expect(lines[10]).toBe('Total;742,49;42,49;700,00;300,00;1,50;');
});

it('answerScheduleFile: is separated by commas where the decimal sign is a dot', async () => {
  const site = siteOfLocale('es-MX');
  const lines = await linesOf(
    fileOf('amount=1000&rate=12&months=12', { ...sampleView, site, money: site.moneyFormat }),
  );
  expect(lines[1]).toBe('1,88.85,10.00,78.85,921.15');
});

it.each(['vi-VN', 'ru-KZ', 'kk-KZ'] as const)(
  'answerScheduleFile: %s has whole payments, whose sums are those of the last line',
  async (locale) => {
    const site = siteOfLocale(locale);
    const view = { ...sampleView, site, money: site.moneyFormat };
    const lines = await linesOf(fileOf('amount=50000&rate=36&months=36&extra=1050&extra-month=3&fee=1', view));
    const cells = lines.slice(1, -1).map((line) => line.split(';'));
    expect(cells.flat().filter((cell) => !/^\d*$/.test(cell))).toEqual(['Total']);
    const [sums = [], ...months] = cells.map((line) => line.map(Number)).reverse();
    // The payment, its interest, its debt, the early repayment and its fee.
    for (const column of [1, 2, 3, 4, 5])
      expect(months.reduce((sum, month) => sum + (month[column] ?? 0), 0)).toBe(sums[column]);
    for (const [, payment = 0, interest = 0, debt = 0] of months) expect(interest + debt).toBe(payment);
  },
);

it.each(['amount=1', 'rate=abc', 'months=12,5', 'extra=-1', 'kind=mortgage'])(
  'answerScheduleFile: leads to the page for %s, which it refuses',
  (search) => {
    const answer = fileOf(`${search}&download=csv`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`?${new URLSearchParams(search)}`);
  },
);

it('answerScheduleFile: has nothing of the query in its cells', async () => {
  const lines = await linesOf(fileOf('amount=1000&rate=12&months=12&x==1%2B1&kind=personal'));
  for (const line of lines) expect(line).not.toMatch(/(^|;)[=+@-]/);
});
