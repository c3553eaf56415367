import { expect, test } from 'vitest';
import { applicationTokenSchema } from './application.ts';
import { leadIdOf, leadIdSchema } from './lead-id.ts';

const token = applicationTokenSchema.parse('T'.repeat(43));

test('leadIdOf: gives one token the same id each time, and another token another id', () => {
  expect(leadIdSchema.parse(leadIdOf(token))).toBe(leadIdOf(token));
  expect(leadIdOf(`${token.slice(1)}U`)).not.toBe(leadIdOf(token));
});

test('leadIdOf: gives an id that differs from the token and from the id of that id', () => {
  expect(new Set([token, leadIdOf(token), leadIdOf(leadIdOf(token))])).toHaveLength(3);
});

test.each(['', 'pf-es', 'T'.repeat(42), `${'T'.repeat(42)}=`])('leadIdSchema: refuses %o', (text) => {
  expect(leadIdSchema.safeParse(text).success).toBe(false);
});
