import { describe, expect, test } from 'vitest';
import { findReferences, headingAnchors } from './markdown-references.mjs';

const targets = (markdown) => findReferences(markdown).map(({ kind, target }) => `${kind} ${target}`);

describe('references of a document', () => {
  test('include the files and headings of its links', () => {
    expect(targets('See [a](docs/a.md), ![b](b.png "B") and [c](#how-it-works).')).toEqual([
      'link docs/a.md',
      'link b.png',
      'anchor #how-it-works',
    ]);
  });

  test('include the npm scripts in its code, with or without run', () => {
    expect(targets('Run `npm start`.\n```\nnpm run verify\nnpm install\n```')).toEqual([
      'script start',
      'script verify',
    ]);
  });

  test('include repository paths in code style, without patterns and placeholders', () => {
    expect(targets('`apps/web/src/proxy.ts` `packages/*/src` `apps/cms/seed/<locale>/` `scripts/`')).toEqual([
      'path apps/web/src/proxy.ts',
      'path scripts/',
    ]);
  });

  test('exclude addresses of other sites', () => {
    expect(targets('[x](https://example.com) [y](mailto:a@example.com)')).toEqual([]);
  });

  test('state the line', () => {
    expect(findReferences('one\n\n[x](y.md)')[0]?.line).toBe(3);
  });
});

test('headings have the anchors of GitHub', () => {
  expect([...headingAnchors('# How it works\n## The `proxy`, in short\n### A/B')]).toEqual([
    'how-it-works',
    'the-proxy-in-short',
    'ab',
  ]);
});
