import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DECISIONS_PAGE, decisionsPage, readDecision } from './decisions-page.mjs';

test('readDecision: reads number, title and the first sentence of the context, across lines', () => {
  const record =
    '# 007 · Labels are code\n\n**Context.** Editors work\nin Spanish: all. More.\n\n**Choice.** One. Two.\n';
  expect(readDecision(record)).toEqual({
    number: '007',
    title: 'Labels are code',
    problem: 'Editors work in Spanish: all.',
  });
});

test.each([
  ['a number', '# Labels\n\n**Context.** One.\n'],
  ['a context', '# 007 · Labels\n\n**Choice.** One.\n'],
])('readDecision: reads nothing of a record without %s', (_, record) => {
  expect(readDecision(record)).toBeUndefined();
});

test('docs/decisions/README.md is what npm run generate writes', () => {
  expect(readFileSync(DECISIONS_PAGE, 'utf8')).toBe(decisionsPage());
});
