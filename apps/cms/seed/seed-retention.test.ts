import { cmsVariables } from '@prestafaro/types/environment';
import { lifetimeOf } from '@prestafaro/types/stored-names';
import { consentSeconds, refusalSeconds } from '@prestafaro/types/tracking-consent';
import { expect, test } from 'vitest';
import { readSeeds } from '../src/content/seed/read-seed';
import { DEFAULT_DAYS } from '../src/leads/retention/retention-days';

const seeds = readSeeds(__dirname);
const day = 86_400;

/** The placeholders that the web app fills (`apps/web/src/shell/site-view.ts`). */
const times = [...Object.keys(DEFAULT_DAYS), 'eventDays'];
/** Some settings have sentences about one loan, in which the page writes its figures. */
const placeholders = ['lenders', 'contactEmail', 'amount', 'total', ...times];

/** The pages that say how long something is kept. */
const pagesOf = ({ entries }: (typeof seeds)[number]) =>
  entries
    .filter(({ type, key }) => type === 'page' && /^(privacy|cookies|reg\d?|application)$/.test(key))
    .map(({ key, data }) => [key, JSON.stringify(data)] as const);

const settingsOf = ({ entries }: (typeof seeds)[number]) =>
  entries.find(({ type }) => type === 'site-setting')?.data as { retention: Record<string, number> };

/** A number of days as the texts of the sites would write it: «180 días», «6 años», «4 роки», «5 lat». */
function written(days: number): RegExp {
  const years = days % 365 === 0 && days > 365 ? `|${days / 365}\\s(?:años|рок|год|лет|years|lat|năm|tahun)` : '';
  return new RegExp(`(?<!\\d)(?:${days}\\s(?:días|дн|дне|день|days|dni|ngày|hari)${years})`);
}

test.each(seeds)('$locale: says of each kind of record how long it is kept, from the settings', (seed) => {
  const text = pagesOf(seed)
    .map(([, page]) => page)
    .join('\n');
  expect(Object.keys(settingsOf(seed).retention).sort()).toEqual(Object.keys(DEFAULT_DAYS).sort());
  expect(times.filter((name) => !text.includes(`{${name}}`))).toEqual([]);
});

test.each(seeds)('$locale: writes no number of its own for what a setting or the environment says', (seed) => {
  const days = [...Object.values(settingsOf(seed).retention), Number(cmsVariables.EVENTS_KEPT_DAYS.default)];
  const pages = pagesOf(seed);
  expect(pages.length).toBeGreaterThan(2);
  const typed = pages.flatMap(([key, page]) => days.flatMap((count) => `${key}: ${written(count).exec(page)?.[0]}`));
  expect(typed.filter((found) => !found.endsWith('undefined'))).toEqual([]);
});

test.each(seeds)('$locale: has no placeholder that nothing fills', (seed) => {
  const found = [...JSON.stringify(seed.entries.map(({ data }) => data)).matchAll(/\{([a-zA-Z]+)\}/g)].map(
    ([, name]) => name,
  );
  expect(found.length).toBeGreaterThan(times.length);
  expect(found.filter((name) => !placeholders.includes(name ?? ''))).toEqual([]);
});

test('written: finds a typed number in each language, and not within another one', () => {
  expect(written(180).test('a los 180\u00a0días')).toBe(true);
  expect(written(2190).test('borradas a los 6 años')).toBe(true);
  expect(written(1460).test('через 4 роки')).toBe(true);
  expect(written(180).test('1180 días, 180 euros')).toBe(false);
});

test('the texts’ 24 months, six months and 30 days are those of the code', () => {
  expect(consentSeconds / day).toBeLessThanOrEqual(2 * 365);
  expect(refusalSeconds / day).toBeGreaterThanOrEqual(183);
  expect(lifetimeOf('pf_form:{form}:{locale}')).toBe(30 * day);
});

test.each(seeds)(
  '$locale: states how long a receipt of an erasure is kept, apart from the proof of consents',
  (seed) => {
    const privacy = pagesOf(seed).find(([key]) => key === 'privacy')?.[1] ?? '';
    const rows = privacy.split('\\n').filter((line) => /\| \{consentProofDays\} \|$/.test(line));
    expect(rows).toHaveLength(1);
  },
);
