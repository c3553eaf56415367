import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');

// In a process of its own, because the test runner writes stacks in its own way.
const program = `
  require('./dist/config/admin.js');
  try {
    require('./dist/src/content/seed/markdown.js').parseMarkdownFile('without front matter', 'a.md');
  } catch (error) {
    console.log(error.stack);
  }
`;

test('source maps: a stack of the compiled CMS names the source file and the line that threw', () => {
  const stack = execFileSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' });
  const source = readFileSync(path.join(folder, 'src/content/seed/markdown.ts'), 'utf8');
  const line = source.split('\n').findIndex((text) => text.includes('must begin with a front matter block')) + 1;
  expect(stack).toContain(`apps/cms/src/content/seed/markdown.ts:${line}:`);
  expect(stack).not.toContain('markdown.js');
});
