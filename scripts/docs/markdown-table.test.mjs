import { expect, test } from 'vitest';
import { markdownTable } from './markdown-table.mjs';

test('markdownTable: pads every column to its longest cell', () => {
  expect(markdownTable(['A', 'Long head'], [['longer', 'x']])).toBe(
    ['| A      | Long head |', '| ------ | --------- |', '| longer | x         |'].join('\n'),
  );
});
