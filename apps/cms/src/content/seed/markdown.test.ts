import { expect, test } from 'vitest';
import { markdownToBlocks, parseMarkdownFile } from './markdown';

test('the head is YAML and the rest is the body', () => {
  const file = '---\ntitle: Aviso\ntags: [finanzas]\n---\n\n## Uno\n';
  expect(parseMarkdownFile(file, 'a.md')).toEqual({ head: { title: 'Aviso', tags: ['finanzas'] }, body: '## Uno' });
});

test('a file without a head is refused by name', () => {
  expect(() => parseMarkdownFile('## Uno', 'a.md')).toThrow('a.md must begin with a front matter block');
});

test('a notice splits the text around it', () => {
  expect(markdownToBlocks('Antes\n\n:::notice info\nOjo **aquí**\n:::\n\nDespués')).toEqual([
    { type: 'rich-text', body: 'Antes' },
    { type: 'notice', tone: 'info', text: 'Ojo **aquí**' },
    { type: 'rich-text', body: 'Después' },
  ]);
});
