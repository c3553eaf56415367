import { expect, test } from 'vitest';
import type { CountSum } from '../events/event-store';
import type { JourneySum } from '../events/journey-counts';
import { funnelOf } from './build-funnel';
import { offersOf } from './build-offers';

const period = { from: '2026-03-01', to: '2026-03-02' };

const events = (
  section: CountSum['section'],
  first: string,
  visitors: number,
  more: Partial<CountSum> = {},
): CountSum => ({
  ...{ section, first, second: '', third: '', bots: 0, events: visitors, visits: visitors, visitors },
  ...more,
});
const none = {
  applications: 0,
  matched: 0,
  applicants: 0,
  clicks: 0,
  leads: 0,
  sales: 0,
  paid: 0,
  payout: 0,
  clickers: 0,
};
const journeys = (section: JourneySum['section'], first: string, counts: Partial<JourneySum>): JourneySum => ({
  ...{ section, first, second: '', third: '' },
  ...none,
  ...counts,
});
const spring = { first: 'boletin', second: 'email', third: 'primavera' };

test('funnelOf: joins the visits of a day with what came of them, and hides steps of fewer than five persons', () => {
  const { funnel, summary } = funnelOf(
    [events('hour', '2026-03-01T10:00:00.000Z', 40), events('startHour', '2026-03-01T10:00:00.000Z', 12)],
    [
      journeys('day', '2026-03-01', {
        applications: 9,
        matched: 6,
        applicants: 9,
        clicks: 20,
        leads: 7,
        sales: 3,
        clickers: 8,
      }),
      // Nine applications of one person.
      journeys('day', '2026-03-02', { applications: 9, matched: 9, applicants: 1 }),
    ],
    'ES',
    period,
  );
  expect(funnel).toEqual([
    { day: '2026-03-01', visits: 40, started: 12, applications: 9, matched: 6, clicks: 20, leads: 7, sales: '<5' },
    { day: '2026-03-02', visits: 0, started: 0, applications: '<5', matched: '<5', clicks: 0, leads: 0, sales: 0 },
  ]);
  expect(summary).toMatchObject({ visits: 40, applications: 18, sales: '<5' });
});

test('funnelOf: joins campaigns by source, medium and name, those with the most visits first', () => {
  const { campaigns } = funnelOf(
    [
      events('source', 'google', 9, { second: 'organic' }),
      events('source', '', 50, spring),
      events('startSource', '', 8, spring),
    ],
    [
      journeys('campaign', '', { ...spring, clicks: 6, clickers: 6 }),
      journeys('campaign', '', { applications: 7, applicants: 7 }),
    ],
    'ES',
    period,
  );
  expect(campaigns).toMatchObject([
    { type: 'utm', source: 'boletin', medium: 'email', campaign: 'primavera', visits: 50, started: 8, clicks: 6 },
    { type: 'organic', source: 'google', visits: 9, clicks: 0 },
    { type: 'unknown', source: '', applications: 7 },
  ]);
});

test('offersOf: lists offers by click-outs, also those that nobody saw with measurement, and hides a payout of few persons', () => {
  const offers = offersOf(
    [events('offer', '67', 80, { second: 'offerShown' })],
    [
      journeys('offer', '67', { clicks: 20, leads: 9, sales: 5, paid: 5, payout: 10_000, clickers: 20 }),
      journeys('offer', '68', { clicks: 30, leads: 2, sales: 1, paid: 2, payout: 6000, clickers: 30 }),
    ],
    new Map([['67', 'Préstamo']]),
  );
  expect(offers).toEqual([
    { offer: '68', name: null, shown: 0, clicked: 0, clicks: 30, leads: '<5', sales: '<5', payout: '<5' },
    { offer: '67', name: 'Préstamo', shown: 80, clicked: 0, clicks: 20, leads: 9, sales: 5, payout: 10_000 },
  ]);
});
