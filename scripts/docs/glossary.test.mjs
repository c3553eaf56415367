// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';
import { glossaryProblems, parseGlossary, uses, wordsOf } from './glossary.mjs';

const markdown = `# Glossary

| Term | Spanish | Meaning |
|---|---|---|
| arm | variante | One version. |
| offer | oferta | A loan product. |

## Words that we do not use

| Not | But |
|---|---|
| first picture | first paint |
`;

describe('parseGlossary', () => {
  it('reads the terms and the avoided words', () => {
    expect(parseGlossary(markdown)).toEqual({
      terms: [
        { term: 'arm', spanish: 'variante', meaning: 'One version.' },
        { term: 'offer', spanish: 'oferta', meaning: 'A loan product.' },
      ],
      avoided: ['first picture'],
    });
  });
});

describe('glossaryProblems', () => {
  it('accepts terms that are complete and in alphabetical order', () => {
    expect(glossaryProblems(parseGlossary(markdown))).toEqual([]);
  });

  it('reports a term without its Spanish word and a term out of order', () => {
    const terms = [
      { term: 'offer', spanish: 'oferta', meaning: 'A loan product.' },
      { term: 'arm', spanish: '', meaning: 'One version.' },
    ];
    expect(glossaryProblems({ terms, avoided: [] })).toEqual([
      '"arm" needs a Spanish word and a meaning',
      '"arm" is not in alphabetical order',
    ]);
  });
});

describe('uses', () => {
  it.each([
    ['const firstPicture = 1', 'first picture'],
    ["import './first-picture'", 'first picture'],
    ['The first\n * picture', 'first picture'],
    ['three offers', 'offer'],
    ['its dependencies', 'dependency'],
    ['the APR of a loan', 'APR'],
  ])('finds a term however it is written: %s', (text, term) => {
    expect(uses(wordsOf(text), term)).toBe(true);
  });

  it('does not find a term inside a longer word', () => {
    expect(uses(wordsOf('an alarm'), 'arm')).toBe(false);
  });
});

describe('docs/glossary.md', () => {
  const GLOSSARY = 'docs/glossary.md';
  /** What has words of its own: the texts of visitors and editors, generated files, the history. */
  const NOT_OUR_WORDS = /^apps\/cms\/(seed|types)\/|\/messages\/|\/generated\/|^CHANGELOG\.md$|\/glossary\./;
  const glossary = parseGlossary(readFileSync(join(ROOT, GLOSSARY), 'utf8'));
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !NOT_OUR_WORDS.test(file) && existsSync(join(ROOT, file)))
    .map((file) => ({ file, words: wordsOf(`${file} ${readFileSync(join(ROOT, file), 'utf8')}`) }));

  it('is complete and in alphabetical order', () => {
    expect(glossaryProblems(glossary)).toEqual([]);
  });

  it.each(glossary.terms)('lists "$term", which code or documents use', ({ term }) => {
    expect(files.some(({ words }) => uses(words, term))).toBe(true);
  });

  it.each(glossary.avoided)('finds "%s" in no file, because the project gave that word up', (word) => {
    expect(files.filter(({ words }) => uses(words, word)).map(({ file }) => file)).toEqual([]);
  });
});
