import { expect, test } from 'vitest';
import { markdownToBlocks, parseMarkdownFile } from './markdown';

test('parseMarkdownFile: reads the YAML head and the body', () => {
  const file = '---\ntitle: Aviso\ntags: [finanzas]\n---\n\n## Uno\n';
  expect(parseMarkdownFile(file, 'a.md')).toEqual({ head: { title: 'Aviso', tags: ['finanzas'] }, body: '## Uno' });
});

test('parseMarkdownFile: names the file that has no head', () => {
  expect(() => parseMarkdownFile('## Uno', 'a.md')).toThrow('a.md must begin with a front matter block');
});

test('markdownToBlocks: makes a notice a block of its own between text blocks', () => {
  expect(markdownToBlocks('Antes\n\n:::notice info\nOjo **aquí**\n:::\n\nDespués')).toEqual([
    { type: 'rich-text', body: 'Antes' },
    { type: 'notice', tone: 'info', text: 'Ojo **aquí**' },
    { type: 'rich-text', body: 'Después' },
  ]);
});

test('markdownToBlocks: puts the table of stored names where the text says so', () => {
  expect(markdownToBlocks('Antes\n\n:::cookie-table\n\n:::notice info\nOjo\n:::\n\nDespués')).toEqual([
    { type: 'rich-text', body: 'Antes' },
    { type: 'cookie-table' },
    { type: 'notice', tone: 'info', text: 'Ojo' },
    { type: 'rich-text', body: 'Después' },
  ]);
});
