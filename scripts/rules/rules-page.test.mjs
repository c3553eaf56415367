import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lawRules } from './law-rules.mjs';
import { rulesInTitles, testsOfRules } from './rule-tests.mjs';
import { RULES_PAGE, rulesPage } from './rules-page.mjs';

const rules = Object.keys(lawRules);

describe('rulesInTitles', () => {
  test('finds rules in the titles of tests, groups and tables, once for each title', () => {
    const source = [
      "test('keeps the rule (R1, R2, R1)', () => {});",
      'describe.each(x)(`R3: in a group`, () => {});',
      "it(\n  'on the next line (R4)',\n  () => {});",
      "test.each([1, 2])('of a table %s (R5)', () => {});",
    ].join('\n');
    expect(rulesInTitles(source).sort()).toEqual(['R1', 'R2', 'R3', 'R4', 'R5']);
  });

  test('ignores comments and other texts', () => {
    expect(rulesInTitles("// R1\nconst text = 'R2';\nexpect(text).toBe('R3');")).toEqual([]);
  });
});

test('there are 36 rules, numbered without a gap', () => {
  expect(rules).toEqual(Array.from({ length: 36 }, (_, index) => `R${index + 1}`));
});

const tests = testsOfRules();
test.each(rules)('rule %s is held by a test that carries its number', (rule) => {
  expect(tests.get(rule)?.length ?? 0).toBeGreaterThan(0);
});

test('docs/rules.md is what npm run generate writes', () => {
  expect(readFileSync(RULES_PAGE, 'utf8')).toBe(rulesPage());
});
