import { expect, test } from 'vitest';
import { type Health, healthSchema } from './health.ts';

const degraded: Health = {
  status: 'degraded',
  version: 'k3j9x0',
  checks: { database: { ok: true }, cms: { ok: false, reason: 'no answer within 2 s' } },
};

test('says how it is, which build it is, and what is wrong', () => {
  expect(healthSchema.parse(structuredClone(degraded))).toEqual(degraded);
});

test('a check that fails says why', () => {
  expect(healthSchema.safeParse({ ...degraded, checks: { cms: { ok: false } } }).success).toBe(false);
});
