import { expect, test } from 'vitest';
import { withSections } from './sections.mjs';

const order = ['Bytes', 'Builds'];

test('a part that was measured again replaces its section, and no other', () => {
  const before = '# Old head\n\n## Builds\n\n90 s\n\n## Bytes\n\n| a |\n|---|\n';
  const after = withSections(before, '# Results', [{ title: 'Bytes', body: '| b |\n' }], order);
  expect(after).toBe('# Results\n\n## Bytes\n\n| b |\n\n## Builds\n\n90 s\n');
});

test('the first results need no file', () => {
  expect(withSections('', '# Results', [{ title: 'Builds', body: '90 s' }], order)).toBe(
    '# Results\n\n## Builds\n\n90 s\n',
  );
});

test('what is measured no longer is not kept', () => {
  expect(withSections('## Gone\n\n1\n', '# Results', [], order)).toBe('# Results\n');
});
