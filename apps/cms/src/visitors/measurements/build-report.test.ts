import { expect, test } from 'vitest';
import type { CountSum } from '../events/event-store';
import { buildReport } from './build-report';

const period = { from: '2026-03-28', to: '2026-03-30' };

const sum = (section: CountSum['section'], first: string, counts: Partial<CountSum> = {}): CountSum => ({
  ...{ section, first, second: '', third: '' },
  ...{ events: 10, bots: 0, visits: 10, visitors: 10 },
  ...counts,
});

const reportOf = (...sums: CountSum[]) => buildReport(sums, [], 'ES', period, new Map([['67', 'Préstamo 67']]));

test('buildReport: puts each hour on its day in the country, also when the clocks change, and lists days without events', () => {
  const { days, total } = reportOf(
    sum('hour', '2026-03-28T22:00:00.000Z'),
    sum('hour', '2026-03-28T23:00:00.000Z', { bots: 3 }),
    // Summer time: 23:00 in Madrid, and midnight.
    sum('hour', '2026-03-29T21:00:00.000Z'),
    sum('hour', '2026-03-29T22:00:00.000Z'),
  );
  expect(days).toEqual([
    { day: '2026-03-28', visits: 10, views: 10, botViews: 0 },
    { day: '2026-03-29', visits: 20, views: 20, botViews: 3 },
    { day: '2026-03-30', visits: 10, views: 10, botViews: 0 },
  ]);
  expect(total).toEqual({ visits: 40, views: 40, botViews: 3 });
  expect(reportOf().days.map(({ visits }) => visits)).toEqual([0, 0, 0]);
});

test.each([
  [{ events: 4, visits: 4, visitors: 4 }, '<5', '<5'],
  [{ events: 90, visits: 4, visitors: 4 }, '<5', '<5'],
  [{ events: 90, visits: 4, visitors: 6 }, '<5', 90],
  [{ events: 5, visits: 5, visitors: 5 }, 5, 5],
  [{ events: 0, visits: 0, visitors: 0 }, 0, 0],
])('buildReport: shows %j as %j visits and %j views', (counts, visits, views) => {
  expect(reportOf(sum('hour', '2026-03-28T10:00:00.000Z', counts)).total).toMatchObject({ visits, views });
});

test('buildReport: hides numbers of few persons in every table', () => {
  const few = { events: 40, visits: 4, visitors: 4 };
  const report = reportOf(
    sum('hour', '2026-03-28T10:00:00.000Z', few),
    sum('source', 'google', { ...few, second: 'organic' }),
    sum('kind', 'blog', few),
    sum('offer', '67', { ...few, second: 'offerShown' }),
    sum('offer', '67', { ...few, second: 'offerClicked' }),
    sum('field', 'reg.2', { ...few, second: '0', third: 'focus' }),
  );
  expect(report.sources).toHaveLength(1);
  expect(JSON.stringify(report)).not.toMatch(/:(4|40)\b/);
});

test('buildReport: names the type of each source, and sums the types', () => {
  const source = (first: string, second: string, third = '') => sum('source', first, { second, third });
  const { types, sources } = reportOf(
    source('google', 'organic'),
    source('bing', 'organic'),
    source('chatgpt', 'ai'),
    source('foro.example', 'referral'),
    source('(direct)', '(none)'),
    source('boletin', 'email', 'marzo'),
    source('', ''),
  );
  expect(types).toEqual([
    { type: 'organic', visits: 20, views: 20 },
    { type: 'ai', visits: 10, views: 10 },
    { type: 'referral', visits: 10, views: 10 },
    { type: 'direct', visits: 10, views: 10 },
    { type: 'utm', visits: 10, views: 10 },
    { type: 'unknown', visits: 10, views: 10 },
  ]);
  expect(sources).toContainEqual({
    ...{ type: 'utm', source: 'boletin', medium: 'email', campaign: 'marzo' },
    ...{ visits: 10, views: 10 },
  });
});

test('buildReport: adds up types of few persons before it hides them', () => {
  const few = { events: 3, visits: 3, visitors: 3, second: 'organic' };
  const { types, sources } = reportOf(sum('source', 'google', few), sum('source', 'bing', few));
  expect(types).toEqual([{ type: 'organic', visits: 6, views: 6 }]);
  expect(sources.map(({ visits }) => visits)).toEqual(['<5', '<5']);
});

test('buildReport: leaves out of the tables what only bots have seen', () => {
  const bots = { events: 0, visits: 0, visitors: 0, bots: 50 };
  const report = reportOf(
    sum('hour', '2026-03-28T10:00:00.000Z', bots),
    sum('source', 'google', bots),
    sum('kind', 'blog', bots),
    sum('offer', '67', { ...bots, second: 'offerShown' }),
    sum('field', 'reg.2', { ...bots, second: '0', third: 'focus' }),
  );
  expect(report).toMatchObject({ total: { visits: 0, views: 0, botViews: 50 }, types: [], sources: [], kinds: [] });
  expect(report).toMatchObject({ offers: [], fields: [] });
});

test('buildReport: joins the events of an offer, the most shown first, and names the published ones', () => {
  const { offers } = reportOf(
    sum('offer', '8', { second: 'offerShown', events: 20 }),
    sum('offer', '67', { second: 'offerShown', events: 100 }),
    sum('offer', '67', { second: 'offerClicked', events: 12 }),
  );
  expect(offers).toMatchObject([
    { offer: '67', name: 'Préstamo 67', shown: 100, clicked: 12 },
    { offer: '8', name: null, shown: 20, clicked: 0 },
  ]);
});

test('buildReport: joins the events of a field, in the order of the form', () => {
  const field = (second: string, third: string, events: number) => sum('field', 'reg.2', { second, third, events });
  const { fields } = reportOf(field('10', 'focus', 30), field('2', 'focus', 50), field('2', 'filled', 40));
  expect(fields).toEqual([
    { form: 'reg.2', field: 3, entered: 50, filled: 40, invalid: 0 },
    { form: 'reg.2', field: 11, entered: 30, filled: 0, invalid: 0 },
  ]);
});
