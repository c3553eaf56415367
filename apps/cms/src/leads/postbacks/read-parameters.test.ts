import { expect, test } from 'vitest';
import { type ReportingNetwork, reportRulesOf } from './network-presets';
import { readParameters } from './read-parameters';

const network: ReportingNetwork = {
  ...{ preset: null, clickField: null, statusField: null, eventField: null, amountField: null },
  ...{ currencyField: null, goalField: null, decimalSign: null, defaultCurrency: null },
  statuses: [{ theirs: 'sale', ours: 'paid_out' }],
  goals: [],
};
const clickId = 'a1B2c3D4e5F6g7H8i9J0k1L2';
const read = (query: string, changes: Partial<ReportingNetwork> = {}) =>
  readParameters(new URLSearchParams(query), reportRulesOf({ ...network, ...changes }));
const faultsIn = (query: string, changes?: Partial<ReportingNetwork>) => {
  const result = read(query, changes);
  return 'report' in result ? [] : result.map(({ field, reason }) => [field, reason]);
};

test('readParameters: reads a report under the plain names, and an empty parameter as absent', () => {
  expect(read(`click_id=${clickId}&status=sale&event_id=7&amount=12,50&currency=eur&goal=`)).toEqual({
    report: { clickId, word: 'sale', eventId: '7', payout: { units: 1250, currency: 'EUR' } },
    isGoal: false,
  });
});

test('readParameters: reads the names of the preset, and those of the editor before them', () => {
  const changes = { preset: 'affise', eventField: 'conversion' } as const;
  expect(read(`sub1=${clickId}&status=1&sum=30&currency=EUR&conversion=9&transactionid=8`, changes)).toMatchObject({
    report: { clickId, word: '1', eventId: '9', payout: { units: 3000 } },
  });
});

test('readParameters: takes the goal if there is no status or no event, and the default currency if there is none', () => {
  const changes = { preset: 'tune', defaultCurrency: 'USD' } as const;
  expect(read(`aff_click_id=${clickId}&goal_id=42&payout=5`, changes)).toEqual({
    report: { clickId, word: '42', eventId: '42', payout: { units: 500, currency: 'USD' } },
    isGoal: true,
  });
});

test.each([
  ['status=sale', [['click_id', 'missing']]],
  [`click_id=${clickId}`, [['status', 'missing']]],
  ['click_id=short&status=sale', [['click_id', 'wrong-format']]],
  ['click_id={sub1}&status=sale', [['click_id', 'macro-not-replaced']]],
  [`click_id=${clickId}&status=sale&event_id=7%00`, [['event_id', 'control-characters']]],
  [`click_id=${clickId}&status=sale&status=hold`, [['status', 'given-twice']]],
  [`click_id=${clickId}&status=${'x'.repeat(81)}`, [['status', 'too-long']]],
  [`click_id=${clickId}&status=sale&amount=5`, [['currency', 'missing']]],
  [`click_id=${clickId}&status=sale&amount=5&currency=EURO`, [['currency', 'not-a-currency']]],
  [`click_id=${clickId}&status=sale&amount=1.234&currency=EUR`, [['amount', 'ambiguous-amount']]],
])('readParameters: names each wrong field of %s with its reason', (query, faults) => {
  expect(faultsIn(query)).toEqual(faults);
});

test('reportRulesOf: joins the words of the preset and of the editor, whose meaning wins', () => {
  const own = [
    { theirs: '1', ours: 'approved' },
    { theirs: '9', ours: 'ignored' },
  ] as const;
  expect(reportRulesOf({ ...network, preset: 'affise', statuses: own }).statuses).toMatchObject({
    ...{ '1': 'approved', '2': 'under_review', '9': 'ignored' },
  });
});
