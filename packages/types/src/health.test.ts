import { expect, test } from 'vitest';
import { type Health, healthSchema } from './health.ts';

const degraded: Health = {
  status: 'degraded',
  version: 'k3j9x0',
  checks: { database: { ok: true }, cms: { ok: false, reason: 'no answer within 2 s' } },
};

test('healthSchema: accepts status, build id and checks with reasons', () => {
  expect(healthSchema.parse(structuredClone(degraded))).toEqual(degraded);
});

test('healthSchema: refuses a failing check without a reason', () => {
  expect(healthSchema.safeParse({ ...degraded, checks: { cms: { ok: false } } }).success).toBe(false);
});
