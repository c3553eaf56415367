import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CMS_FOLDER } from '../paths.mjs';
import { covers } from './covers.mjs';
import { drawings } from './drawings.mjs';

const made = [...drawings()];
const articles = join(CMS_FOLDER, 'seed/es-ES/articles');

describe('the drawings that code makes', () => {
  test('equal the output of npm run generate', () => {
    for (const [file, svg] of made) expect(readFileSync(file, 'utf8'), file).toBe(svg);
  });

  test('are all different', () => {
    expect(covers).toHaveLength(21);
    expect(new Set(made.map(([, svg]) => svg)).size).toBe(made.length);
    expect(new Set(made.map(([file]) => basename(file))).size).toBe(made.length);
    // Nor do two covers have the same sky, lighthouse and light: then they would differ in small things only.
    const shared = covers.flatMap((cover, index) =>
      covers.slice(index + 1).map((other) => [cover.slug, other.slug, shareOfSame(cover.parts, other.parts)]),
    );
    expect(shared.filter(([, , share]) => share > 0.5)).toEqual([]);
  });

  test.each(made.map(([file, svg]) => /** @type {const} */ ([basename(file), svg])))(
    '%s is small, has no text, runs and loads nothing, and defines what it names',
    (_name, svg) => {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12_000);
      expect(svg).not.toMatch(/<(?!\/?(svg|defs|pattern|linearGradient|stop|g|path|circle|ellipse|rect)\b)/);
      expect(svg).not.toMatch(/\bon\w+=|href|NaN|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id))).toEqual(new Set(ids));
    },
  );
});

describe('the alternative texts of the covers', () => {
  test('are one sentence each, and each different', () => {
    for (const { slug, alt } of covers) {
      expect(alt, slug).toMatch(/^\p{Lu}[^.:]{40,140}$/u);
    }
    expect(new Set(covers.map(({ alt }) => alt)).size).toBe(covers.length);
    // No two begin with the same three words.
    expect(new Set(covers.map(({ alt }) => alt.split(' ').slice(0, 3).join(' '))).size).toBe(covers.length);
  });
});

test.each(covers)('the article $slug says what its cover shows, in the same words', ({ slug, alt }) => {
  const [, frontMatter] = readFileSync(join(articles, `${slug}.md`), 'utf8').split(/^---$/m);
  expect(frontMatter).toContain(`\ncover: ${slug}.svg\n`);
  expect(frontMatter).toContain(`\ncoverAlt: ${alt}\n`);
});

/** @param {readonly string[]} one @param {readonly string[]} other */
function shareOfSame(one, other) {
  return one.filter((part) => other.includes(part)).length / Math.min(one.length, other.length);
}
