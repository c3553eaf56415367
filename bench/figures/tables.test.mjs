import { describe, expect, test } from 'vitest';
import { kibibytes, mebibytes, milliseconds, ratio, table } from './tables.mjs';

describe('table', () => {
  test('aligns every column but the first to the right', () => {
    expect(table(['page', 'bytes'], [['home', 7]])).toBe('| page | bytes |\n|---|---:|\n| home | 7 |');
  });

  test('escapes a pipe in a cell', () => {
    expect(table(['a'], [['x | y']])).toContain('| x \\| y |');
  });
});

test('figures have their unit and are rounded', () => {
  expect([kibibytes(135_616), mebibytes(876_609_536)]).toEqual(['132.4 KiB', '836 MiB']);
  expect([milliseconds(4.23), milliseconds(86.7), ratio(0.9666)]).toEqual(['4.2 ms', '87 ms', '0.97']);
});
