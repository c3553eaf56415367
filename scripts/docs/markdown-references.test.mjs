import { describe, expect, test } from 'vitest';
import { findReferences, headingAnchors } from './markdown-references.mjs';

const targets = (markdown) => findReferences(markdown).map(({ kind, target }) => `${kind} ${target}`);

describe('what a document promises', () => {
  test('are the files and headings that it links to', () => {
    expect(targets('See [a](docs/a.md), ![b](b.png "B") and [c](#how-it-works).')).toEqual([
      'link docs/a.md',
      'link b.png',
      'anchor #how-it-works',
    ]);
  });

  test('are the npm scripts in its code, with or without run', () => {
    expect(targets('Run `npm start`.\n```\nnpm run verify\nnpm install\n```')).toEqual([
      'script start',
      'script verify',
    ]);
  });

  test('are the repository paths in code style, but no pattern and no placeholder', () => {
    expect(targets('`apps/web/src/proxy.ts` `packages/*/src` `apps/cms/seed/<locale>/` `scripts/`')).toEqual([
      'path apps/web/src/proxy.ts',
      'path scripts/',
    ]);
  });

  test('are not the addresses of other sites', () => {
    expect(targets('[x](https://example.com) [y](mailto:a@example.com)')).toEqual([]);
  });

  test('are found on their line', () => {
    expect(findReferences('one\n\n[x](y.md)')[0]?.line).toBe(3);
  });
});

test('headings have the anchors that GitHub gives them', () => {
  expect([...headingAnchors('# How it works\n## The `proxy`, in short\n### A/B')]).toEqual([
    'how-it-works',
    'the-proxy-in-short',
    'ab',
  ]);
});
