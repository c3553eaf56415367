import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPath, type Locale, siteOfLocale } from '@prestafaro/countries';
import { problemsOfExample, toCents } from '@prestafaro/lending';
import { describe, expect, test } from 'vitest';
import { readMedia, readSeeds, type SeedEntry, type SiteSeed } from '../src/seed/read-seed';

const root = __dirname;
const seeds = readSeeds(root);
const spain = seeds.find(({ locale }) => locale === 'es-ES') as SiteSeed;

interface Block {
  type: string;
  items?: unknown[];
  [field: string]: unknown;
}
const entriesOf = (seed: SiteSeed, type: SeedEntry['type']) => seed.entries.filter((entry) => entry.type === type);
const home = entriesOf(spain, 'page').find(({ key }) => key === 'home')?.data.blocks as Block[];

describe('the home page of Spain', () => {
  test('has the ten sections of the specification in their order', () => {
    expect(home.map(({ type }) => type)).toEqual([
      'hero',
      'steps',
      'call-to-action',
      'loan-purposes',
      'statistics',
      'testimonials',
      'faq',
      'benefits',
      'closing',
      'rich-text',
    ]);
  });

  test.each([
    ['testimonials', 10],
    ['faq', 12],
    ['benefits', 6],
  ])('has its %s: %i', (type, count) => {
    expect(home.find((block) => block.type === type)?.items).toHaveLength(count);
  });

  test('calls every testimonial a sample, since no customer wrote it (R10)', () => {
    const items = home.find(({ type }) => type === 'testimonials')?.items as { origin: string }[];
    expect(new Set(items.map(({ origin }) => origin))).toEqual(new Set(['sample']));
  });
});

test('Spain has the six tags of the specification, four articles, an author and its legal pages', () => {
  expect(entriesOf(spain, 'tag').map(({ data }) => data.slug)).toEqual(
    expect.arrayContaining([
      'finanzas',
      'prestamos',
      'economia',
      'ahorro',
      'blockchain-y-criptomonedas',
      'calendario-laboral',
    ]),
  );
  expect(entriesOf(spain, 'article')).toHaveLength(4);
  expect(entriesOf(spain, 'author')).toHaveLength(1);
  const legal = entriesOf(spain, 'page').filter(({ data }) => data.kind === 'legal');
  expect(legal.length).toBeGreaterThanOrEqual(3);
});

describe.each(seeds)('the content of $locale', (seed) => {
  const known = new Set(['/blog/', ...pathsOf(seed)]);
  const publicRoot = siteOfLocale(seed.locale).basePath;

  test('links only to what exists', () => {
    const links = linksIn(seed.entries.map(({ data }) => data)).map((link) => link.replace(/[?#].*$/, ''));
    const ours = publicRoot ? links.map((link) => (link === `${publicRoot}/blog/` ? '/blog/' : link)) : links;
    expect(ours.filter((link) => !known.has(link))).toEqual([]);
  });

  test('names only images that are there', () => {
    const media = readMedia(root);
    const named = seed.entries.flatMap(({ data }) => [data.cover, data.photo]).filter(Boolean) as string[];
    expect(named.filter((name) => !media.has(name))).toEqual([]);
  });

  test('shows representative examples whose figures add up (R2)', () => {
    const settings = entriesOf(seed, 'site-setting')[0]?.data;
    const examples = settings?.representativeExamples as Record<string, number>[];
    expect(examples.length).toBeGreaterThan(0);
    for (const { amount = 0, totalRepayable = 0, nominalRatePercent = 0, aprPercent = 0, days = 0 } of examples) {
      const example = { principalCents: toCents(amount), totalCents: toCents(totalRepayable) };
      expect(problemsOfExample({ ...example, nominalRatePercent, aprPercent, days })).toEqual([]);
    }
  });
});

test('Spanish copy makes no claim of speed, ease or certainty (R5)', () => {
  const banned =
    /\b(en \d+ minutos|al instante|rápid[oa]s?|fácil(es)?|sin requisitos|garantizad[oa]s?|100 ?% aprobad[oa])\b/i;
  const copy = spain.entries.flatMap(({ key, data }) =>
    JSON.stringify(data)
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => banned.test(sentence))
      .map((sentence) => `${key}: ${sentence}`),
  );
  expect(copy).toEqual([]);
});

test('drawings carry no script and load nothing', () => {
  for (const file of readMedia(root).values()) {
    const svg = readFileSync(file, 'utf8');
    expect(svg, path.basename(file)).not.toMatch(/<script|<foreignObject|on\w+=|href="(?!#)|url\((?!#|"#|'#)/i);
  }
});

function pathsOf({ locale, entries }: SiteSeed): string[] {
  return entries.flatMap(({ type, data }) => pathOf(locale, type, data));
}

function pathOf(locale: Locale, type: SeedEntry['type'], data: Record<string, unknown>): string[] {
  const site = siteOfLocale(locale);
  const slug = String(data.slug);
  switch (type) {
    case 'page':
      return [contentPath(site, { type, slug, fixedPage: (data.fixedPage as string | undefined) ?? null })];
    case 'article':
      return [contentPath(site, { type, slug, isAtRoot: data.isAtRoot === true })];
    case 'tag':
    case 'author':
      return [contentPath(site, { type, slug })];
    case 'redirect':
      return [String(data.from)];
    default:
      return [];
  }
}

/** Every in-site link: `url` fields and Markdown links that begin with one slash. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link]) => link ?? '');
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, nested]) =>
    (field === 'url' || field === 'to') && typeof nested === 'string' && nested.startsWith('/')
      ? [nested]
      : linksIn(nested),
  );
}
