import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from './support/count-queries';
import { type RunningCms, startCms } from './support/start-cms';
import { consentingApplicant, postUnsubscribe, typed } from './support/unsubscribing';

const TRIES = 200;

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const unsubscribe = async (email: string) => {
  expect((await postUnsubscribe(cms.url, '', typed({ email }))).status).toBe(201);
};

test('R30: a known address takes the same statements as an unknown one, also if it is on the list', async () => {
  await consentingApplicant(cms.strapi, { email: 'known@example.com' });
  const known = await countQueries(cms.strapi, () => unsubscribe('known@example.com'));
  const listed = await countQueries(cms.strapi, () => unsubscribe('known@example.com'));
  const unknown = await countQueries(cms.strapi, () => unsubscribe('unknown@example.com'));
  expect(known.length).toBeGreaterThan(0);
  expect(listed).toEqual(known);
  expect(unknown).toEqual(known);
});

/**
 * The chance that a known address takes longer than an unknown one: 0.5 if nobody can tell them apart. With 200 tries each its standard deviation
 * is 0.03 by chance alone, so a test that allows 0.12 fails by chance once in 20 000 runs.
 */
test(`R30: the times of ${TRIES} known and ${TRIES} unknown addresses do not tell them apart`, async ({ annotate }) => {
  for (let index = 0; index < TRIES; index += 1)
    await consentingApplicant(cms.strapi, { email: `applicant-${index}@example.com` });
  for (let index = 0; index < 20; index += 1) await unsubscribe(`warm-up-${index}@example.com`);
  const times: { isKnown: boolean; milliseconds: number }[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    // The order changes, so that a machine that gets slower makes no difference.
    for (const isKnown of index % 2 === 0 ? [true, false] : [false, true]) {
      const start = performance.now();
      await unsubscribe(`${isKnown ? 'applicant' : 'nobody-is'}-${index}@example.com`);
      times.push({ isKnown, milliseconds: performance.now() - start });
    }
  }
  const of = (isKnown: boolean) => times.filter((each) => each.isKnown === isKnown).map((each) => each.milliseconds);
  const [known, unknown] = [of(true), of(false)];
  const slower = known.flatMap((a) => unknown.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  const share = slower.reduce((sum, each) => sum + each, 0) / slower.length;
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[TRIES / 2]?.toFixed(2);
  await annotate(`known ${median(known)} ms, unknown ${median(unknown)} ms, share of known slower ${share.toFixed(3)}`);
  expect(share).toBeGreaterThan(0.38);
  expect(share).toBeLessThan(0.62);
});
