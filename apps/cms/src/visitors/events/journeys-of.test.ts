import { expect, test } from 'vitest';
import { byFirstVisit, type CountedApplication, type CountedClick, journeysOf } from './journeys-of';

const spring = { utm_source: 'boletin', utm_medium: 'email', utm_campaign: 'primavera' };
const application = (id: number, change: Partial<CountedApplication> = {}): CountedApplication => ({
  ...{ id, attribution: spring, matchCount: 1, emailHash: `hash ${id}` },
  ...change,
});
const click = (id: number, change: Partial<CountedClick> = {}): CountedClick => ({
  ...{ id, applicationId: id, offerId: 7, attribution: spring },
  ...{ reportedStatus: null, payoutUnits: null, payoutAmount: null, payoutCurrency: null },
  ...change,
});
const primavera = { source: 'boletin', medium: 'email', campaign: 'primavera' };

test('journeysOf: counts applications and their persons by campaign, and those without one under empty names', () => {
  const counts = journeysOf(
    [application(1), application(2, { emailHash: 'hash 1', matchCount: 0 }), application(3, { attribution: null })],
    [],
    'EUR',
  );
  expect(counts).toMatchObject([
    { ...primavera, offer: '', applications: 2, matched: 1, applicants: 1 },
    { source: '', medium: '', campaign: '', offer: '', applications: 1, applicants: 1 },
  ]);
});

test('byFirstVisit: makes journeysOf count by the source of the first visit, and an unknown one under empty names', () => {
  const first = { first_source: 'google', first_medium: 'organic' };
  const rows = [application(1, { attribution: { ...spring, ...first } }), application(2)];
  expect(journeysOf(rows.map(byFirstVisit), [], 'EUR')).toMatchObject([
    { source: 'google', medium: 'organic', campaign: '', applications: 1 },
    { source: '', medium: '', campaign: '', applications: 1 },
  ]);
});

test('journeysOf: counts clicks by offer with what the network reported, and adds up payouts of the currency alone', () => {
  const counts = journeysOf(
    [],
    [
      click(1, { reportedStatus: 'paid_out', payoutUnits: '1250', payoutCurrency: 'EUR' }),
      click(2, { applicationId: 1, reportedStatus: 'declined', payoutAmount: 3, payoutCurrency: 'USD' }),
      click(3, { applicationId: null }),
      click(4, { offerId: 8 }),
    ],
    'EUR',
  );
  expect(counts).toMatchObject([
    { ...primavera, offer: '7', clicks: 3, leads: 2, sales: 1, paid: 1, payout: 1250, clickers: 2 },
    { ...primavera, offer: '8', clicks: 1, leads: 0, sales: 0, paid: 0, payout: 0, clickers: 1 },
  ]);
});

test('journeysOf: names the 500 campaigns with the most rows, and puts all others together', () => {
  const invented = Array.from({ length: 600 }, (_, id) =>
    application(id, { attribution: { ...spring, utm_campaign: `c${id}` } }),
  );
  const counts = journeysOf([application(1000), application(1001), ...invented], [], 'EUR');
  expect(counts).toHaveLength(501);
  expect(counts).toContainEqual(expect.objectContaining({ ...primavera, applications: 2 }));
  expect(counts).toContainEqual(expect.objectContaining({ source: '(other)', applications: 101 }));
});
