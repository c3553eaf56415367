import { expect, test } from 'vitest';
import { type CountedReport, eventsOf, paidEvents, sumOf } from './counted-reports';

const euros = (units: number) => ({ units, currency: 'EUR' });
const report = (eventId: string | null, units: number | null, status = 'paid_out'): CountedReport => ({
  ...{ eventId, status },
  payout: units === null ? null : euros(units),
});
const sumAfter = (...reports: CountedReport[]) => sumOf(paidEvents(reports));

test('sumOf: adds up the payouts of several events, exactly', () => {
  expect(sumAfter(report('1', 3000), report('2', 1250))).toEqual(euros(4250));
  expect(sumAfter(...Array.from({ length: 10 }, (_, id) => report(String(id), 10)))).toEqual(euros(100));
});

test('paidEvents: a later payout replaces that of its event, and a report without one leaves it', () => {
  expect(sumAfter(report('1', 3000), report('1', 2000), report('1', null))).toEqual(euros(2000));
  expect(sumAfter(report(null, 1250), report(null, 2000))).toEqual(euros(2000));
});

test('paidEvents: a reversal takes its event away, and one without a number takes all', () => {
  expect(sumAfter(report('1', 3000), report('2', 1250), report('2', null, 'reversed'))).toEqual(euros(3000));
  expect(sumAfter(report('1', 3000), report('2', 1250), report(null, null, 'reversed'))).toBeNull();
  expect(sumAfter(report('1', 3000), report('1', null, 'reversed'), report('1', 500))).toEqual(euros(500));
});

test('paidEvents: knows whether an event was confirmed, and whether it is a sale', () => {
  const events = paidEvents([report('1', 500, 'approved'), report('2', null), report('3', 500, 'under_review')]);
  expect([...events.values()].map(({ isConfirmed, isSale }) => [isConfirmed, isSale])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});

test('eventsOf: a report is about its event, or about all if it names none', () => {
  const paid = paidEvents([report('1', 3000), report('2', 1250)]);
  const keysOf = (eventId: string | null) => [...eventsOf(paid, { eventId }).keys()];
  expect(keysOf('2')).toEqual(['2']);
  expect(keysOf(null)).toEqual(['1', '2']);
  expect(keysOf('3')).toEqual([]);
});
