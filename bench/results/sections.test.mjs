import { expect, test } from 'vitest';
import { withSections } from './sections.mjs';

const order = ['Bytes', 'Builds'];

test('withSections replaces the measured section and keeps the others', () => {
  const before = '# Old head\n\n## Builds\n\n90 s\n\n## Bytes\n\n| a |\n|---|\n';
  const after = withSections(before, '# Results', [{ title: 'Bytes', body: '| b |\n' }], order);
  expect(after).toBe('# Results\n\n## Bytes\n\n| b |\n\n## Builds\n\n90 s\n');
});

test('withSections makes the file from an empty text', () => {
  expect(withSections('', '# Results', [{ title: 'Builds', body: '90 s' }], order)).toBe(
    '# Results\n\n## Builds\n\n90 s\n',
  );
});

test('withSections drops a section that is not in the order', () => {
  expect(withSections('## Gone\n\n1\n', '# Results', [], order)).toBe('# Results\n');
});
