import { describe, expect, test } from 'vitest';
import { alignParts } from './align-parts';

/** `t1` is a part of the kind `t` that says `1`. */
const parts = (texts: string) =>
  texts
    .split(' ')
    .filter(Boolean)
    .map((text) => ({ kind: text.charAt(0), text: text.slice(1) }));

/** `0→1`, with `*` for a part that was moved and `-` for nothing. */
const aligned = (before: string, after: string) =>
  alignParts(parts(before), parts(after))
    .map(({ before: from, after: to, isMoved }) => `${from ?? '-'}→${to ?? '-'}${isMoved ? '*' : ''}`)
    .join(' ');

describe('alignParts', () => {
  test.each([
    ['equal lists', 't1 t2', 't1 t2', '0→0 1→1'],
    ['a changed part', 't1 t2 t3', 't1 t9 t3', '0→0 1→1 2→2'],
    ['an added part', 't1 t2', 't1 t9 t2', '0→0 -→1 1→2'],
    ['a removed part', 't1 t2 t3', 't1 t3', '0→0 2→1 1→-'],
    ['a moved part', 't1 f1 t2', 'f1 t2 t1', '1→0 2→1 0→2*'],
    ['a part of another kind in place of one', 't1 t2', 't1 f2', '0→0 -→1 1→-'],
    ['a changed part beside an added one of another kind', 't1', 'f1 t2', '-→0 0→1'],
    ['an empty list before', '', 't1', '-→0'],
    ['an empty list after', 't1', '', '0→-'],
  ])('finds %s', (_name, before, after, expected) => {
    expect(aligned(before, after)).toBe(expected);
  });
});
