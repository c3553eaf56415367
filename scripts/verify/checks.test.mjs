import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STATIC_CHECKS, UNIT_TESTS } from './checks.mjs';

const tools = [...STATIC_CHECKS, UNIT_TESTS].filter(({ tool }) => tool);

test.each(tools)('$name: its program is installed, under the name that an upgrade may have changed', ({ tool }) => {
  expect(existsSync(tool)).toBe(true);
});

test('most checks are programs of node_modules', () => {
  expect(tools.length).toBeGreaterThan(3);
});
