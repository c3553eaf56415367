import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicPath, visitorPages } from '@prestafaro/addresses';
import { isLocale, type Locale, locales, siteOfLocale } from '@prestafaro/countries';
import { fixedPageIds } from '@prestafaro/types/fixed-page';
import { storedNames } from '@prestafaro/types/stored-names';
import { describe, expect, test } from 'vitest';
import { editorialEntry } from '../src/content/editorial-types';
import { type AllowedPhrase, claimProblems } from '../src/content/entry-rules/claims';
import { exampleProblems } from '../src/content/entry-rules/example-figures';
import { legalCapProblems } from '../src/content/entry-rules/legal-caps';
import { readMedia, readSeeds, type SeedEntry, type SiteSeed } from '../src/content/seed/read-seed';

const root = __dirname;
const seeds = readSeeds(root);
const spain = seeds.find(({ locale }) => locale === 'es-ES') as SiteSeed;

interface Block {
  type: string;
  [field: string]: unknown;
}
/** The published entries. */
const entriesOf = (seed: SiteSeed, type: SeedEntry['type']) =>
  seed.entries.filter((entry) => entry.type === type && !entry.isDraft);
const home = entriesOf(spain, 'page').find(({ key }) => key === 'home')?.data.blocks as Block[];

test('states one number of views, that of the specification, beside its date (R13)', () => {
  const counted = seeds.flatMap(({ locale, entries }) =>
    entries
      .filter(({ data }) => data.views)
      .map(({ key, data }) => ({ locale, key, views: data.views, on: data.writtenOn })),
  );
  expect(counted).toEqual([{ locale: 'es-ES', key: expect.stringContaining('2024'), views: 512, on: '2023-12-12' }]);
  const articles = seeds.flatMap((seed) => entriesOf(seed, 'article'));
  expect(articles.length).toBeGreaterThan(4);
  for (const { data } of articles) expect(data).not.toHaveProperty('views');
});

describe('the home page of es-ES', () => {
  test('has the sections of the specification, with the comment form after the testimonials', () => {
    expect(home.map(({ type }) => type)).toEqual([
      'hero',
      'steps',
      'call-to-action',
      'loan-purposes',
      'statistics',
      'testimonials',
      'comments',
      'faq',
      'benefits',
      'closing',
      'rich-text',
    ]);
  });

  test.each([
    ['testimonials', 'testimonials', 10],
    ['faq', 'items', 12],
    ['benefits', 'items', 6],
  ])('has a %s block whose %s are %i', (type, field, count) => {
    expect(home.find((block) => block.type === type)?.[field]).toHaveLength(count);
  });

  test('marks every testimonial as a sample, because no customer wrote it (R10)', () => {
    const origins = entriesOf(spain, 'testimonial').map(({ data }) => data.origin);
    expect(new Set(origins)).toEqual(new Set(['sample']));
  });
});

test.each(seeds)('$locale does not say that details of the company stand at the foot, which is empty', (seed) => {
  const [settings] = entriesOf(seed, 'site-setting');
  expect(Object.values(settings?.data.legalProvider ?? {}).filter(Boolean)).toEqual([]);
  const claims = JSON.stringify(seed.entries)
    .split(/\. |\\n|"/)
    .filter((sentence) => /al pie\b|внизу (?:кожної|каждой)/.test(sentence))
    .filter(
      (sentence) =>
        !/en cuanto|si figura|si aparece|Cuántas son|щойно|как только|Configurar cookies|Налаштування cookie|Настройки cookie/.test(
          sentence,
        ),
    );
  expect(claims).toEqual([]);
});

test('es-ES has the six tags of the specification, 25 articles, two authors and its legal pages', () => {
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
  expect(entriesOf(spain, 'article')).toHaveLength(25);
  expect(entriesOf(spain, 'author')).toHaveLength(2);
  const legal = entriesOf(spain, 'page').filter(({ data }) => data.kind === 'legal');
  expect(legal.length).toBeGreaterThanOrEqual(3);
});

/** The content that ships with each site: numbers of lenders, offers, banks and SEO pages. */
const shipped: Readonly<Record<Locale, readonly [number, number, number, number]>> = {
  'es-ES': [30, 40, 8, 50],
  'es-MX': [6, 12, 0, 6],
  'vi-VN': [6, 12, 0, 6],
  'pl-PL': [6, 12, 0, 6],
  'en-PH': [6, 12, 0, 6],
  'ms-MY': [6, 12, 0, 6],
  'en-MY': [6, 12, 0, 6],
  'en-ZA': [6, 12, 0, 6],
  'ru-KZ': [6, 12, 0, 6],
  'kk-KZ': [6, 12, 0, 6],
  'uk-UA': [6, 12, 0, 6],
  'ru-UA': [6, 12, 0, 6],
};

function sizeOf(seed: SiteSeed): readonly number[] {
  const seoPages = entriesOf(seed, 'page').filter(({ data }) => data.kind === 'seo');
  return [entriesOf(seed, 'lender'), entriesOf(seed, 'offer'), entriesOf(seed, 'bank'), seoPages].map(
    (entries) => entries.length,
  );
}

test.each(locales)('%s has the lenders, offers, banks and SEO pages that its line in `shipped` states', (locale) => {
  const seed = seeds.find((one) => one.locale === locale);
  expect(seed ? sizeOf(seed) : null, `add the folder apps/cms/seed/${locale}`).toEqual(shipped[locale]);
});

test.each(seeds)('$locale has every page with a path of its own, and what makes a site whole', (seed) => {
  const pages = entriesOf(seed, 'page').map(({ data }) => data);
  const fixed = pages.flatMap(({ fixedPage }) => (fixedPage ? [String(fixedPage)] : []));
  // The guide of the lenders is an entry of another type.
  const expected = fixedPageIds.filter((id) => id !== 'lenders');
  expect([...fixed].sort()).toEqual([...expected].sort());
  expect(entriesOf(seed, 'lenders-guide')).toHaveLength(1);
  expect(
    pages.filter(({ blocks }) => (blocks as Block[]).some(({ type }) => type === 'eligibility-test')),
  ).toHaveLength(1);
  expect(entriesOf(seed, 'article').length).toBeGreaterThanOrEqual(4);
  expect(entriesOf(seed, 'tag').length).toBeGreaterThanOrEqual(2);
  expect(entriesOf(seed, 'author')).toHaveLength(2);
  const computed = entriesOf(seed, 'work-calendar').filter(({ data }) => data.isComputed === true);
  expect(computed.map(({ data }) => data.year)).toEqual(expect.arrayContaining([2026, 2027]));
  const glossary = pages.find(({ fixedPage }) => fixedPage === 'glossary')?.blocks as Block[];
  const terms = glossary.find(({ type }) => type === 'glossary')?.terms as unknown[];
  expect(terms.length).toBeGreaterThanOrEqual(15);
  const origins = entriesOf(seed, 'testimonial').map(({ data }) => data.origin);
  expect(origins.length).toBeGreaterThanOrEqual(3);
  expect(new Set(origins)).toEqual(new Set(['sample']));
});

test.each(seeds)('$locale gives each article a drawing of its own', (seed) => {
  const covers = entriesOf(seed, 'article').map(({ data }) => data.cover);
  expect(new Set(covers).size).toBe(covers.length);
});

test('the one draft is the page about credit cards, with texts, and nothing links to it', () => {
  const drafts = seeds.flatMap(({ locale, entries }) =>
    entries.filter(({ isDraft }) => isDraft).map((entry) => ({ locale, ...entry })),
  );
  expect(drafts.map(({ locale, key }) => `${locale} ${key}`)).toEqual(['es-ES tarjetas-de-credito']);
  const [{ data }] = drafts as [(typeof drafts)[number]];
  expect(data).not.toHaveProperty('isDraft');
  expect((data.blocks as Block[]).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['rich-text', 'table', 'faq']),
  );
  expect(linksIn(seeds.flatMap(({ entries }) => entries.map((entry) => entry.data)))).not.toContain(
    '/tarjetas-de-credito/',
  );
});

test('no site has texts of another one that are still to write', () => {
  const unwritten = seeds.filter(({ locale }) => existsSync(path.join(root, locale, 'TO-WRITE.md')));
  expect(unwritten.map(({ locale }) => locale)).toEqual([]);
});

test('every folder of the seed has the name of a locale, because the loader reads no other', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !isLocale(name))).toEqual([]);
});

/** The lenders that the specification names. */
const realLenders = [
  ...['bbva', 'cashper', 'cetelem', 'cofidis', 'creditea', 'dineo', 'fintonic', 'moneyman', 'prestamer', 'quebueno'],
  ...['vivus', 'wandoo'],
];

test('every lender and offer of the seed is invented and says so, or is a real lender without figures that does not pay us (R3)', () => {
  const market = seeds.flatMap((seed) => [...entriesOf(seed, 'lender'), ...entriesOf(seed, 'offer')]);
  const real = market.filter(({ data }) => data.sampleData !== true);
  expect(real.map(({ data }) => data.slug).sort()).toEqual(realLenders);
  for (const { data } of real) {
    const figures = Object.values(data.conditions as object).filter((value) => typeof value === 'number');
    expect({ agreement: data.agreement, network: data.network, figures }).toEqual({ agreement: 'unpaid', figures: [] });
  }
});

/** The texts in whose place of `{lenders}` the web app writes the number of published lenders. */
const filledTypes: readonly string[] = ['site-setting', 'page', 'lenders-guide'];

test.each(seeds)(
  '$locale: states the number of lenders as {lenders} only, where the web app fills it in',
  ({ entries }) => {
    const typed =
      /(?<![\d.,])\d+[\s*]+(entidades|financieras|кредитодавц|кредитор|lenders|pożyczkodawc|bên cho vay|pemberi pinjaman)/u;
    const wrong = entries.filter(({ type, data }) => {
      const text = JSON.stringify(data);
      return typed.test(text) || (text.includes('{lenders}') && !filledTypes.includes(type));
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(JSON.stringify(entries.find(({ type }) => type === 'site-setting')?.data.compliance)).toContain('{lenders}');
  },
);

test('figures about speed and approval are hidden on every site of the seed, and those of the specification are there (R5)', () => {
  for (const seed of seeds) {
    const settings = entriesOf(seed, 'site-setting')[0]?.data as { compliance: { showClaims: boolean } };
    expect(settings.compliance.showClaims, seed.locale).toBe(false);
  }
  const home = entriesOf(spain, 'page').find(({ data }) => data.fixedPage === 'home');
  const blocks = home?.data.blocks as { items?: { value: number; unit?: string; isClaim?: boolean }[] }[];
  const claims = blocks.flatMap(({ items = [] }) => items.filter(({ isClaim }) => isClaim));
  expect(claims.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['2 min', '5 min', '15 min', '94 %']);
});

test('every lender of the seed that pays us has a network that its site knows', () => {
  for (const seed of seeds) {
    const networks = entriesOf(seed, 'site-setting')[0]?.data.networks as { key: string }[];
    const paying = entriesOf(seed, 'lender').filter(({ data }) => data.agreement !== 'unpaid');
    const keys = new Set(paying.map(({ data }) => data.network));
    expect([...keys], seed.locale).toEqual(networks.map(({ key }) => key));
  }
});

test.each(seeds)('$locale has no offer above a legal cap of its country', (seed) => {
  const offers = entriesOf(seed, 'offer');
  expect(offers.length).toBeGreaterThan(5);
  const moneyFormat = entriesOf(seed, 'site-setting')[0]?.data.moneyFormat;
  const now = new Date('2026-11-26T12:00:00Z');
  const wrong = offers.flatMap(({ data }) => legalCapProblems(data, seed.locale, now, moneyFormat));
  expect(wrong.map(({ message }) => message)).toEqual([]);
});

test('no offer of the seed uses a fallback figure', () => {
  const offers = seeds.flatMap((seed) => entriesOf(seed, 'offer'));
  expect(offers.filter(({ data }) => /\{(time|val)\}/.test(JSON.stringify(data)))).toEqual([]);
});

test('the 2024 calendar has the totals of its source', () => {
  const calendar = entriesOf(spain, 'work-calendar').find(({ data }) => data.year === 2024);
  const months = calendar?.data.months as { workingDays: number; holidayCount: number; weekendDays: number }[];
  expect(months.map((month) => [month.workingDays, month.holidayCount, month.weekendDays].join('/'))).toEqual([
    '21/3/8',
    '14/6/8',
    '18/3/10',
    '17/3/8',
    '19/4/8',
    '20/0/10',
    '23/0/8',
    '21/1/9',
    '21/0/9',
    '23/1/8',
    '20/1/9',
    '20/2/9',
  ]);
});

test('the calendars of 2025 to 2027 are computed, and that of 2024 is written', () => {
  const calendars = entriesOf(spain, 'work-calendar').map(({ data }) => [data.year, data.isComputed ?? false]);
  expect(calendars.sort()).toEqual([
    [2024, false],
    [2025, true],
    [2026, true],
    [2027, true],
  ]);
});

/** The page of a site that lists what it stores: of a site without a cookie policy, its privacy policy. */
function storagePage(seed: SiteSeed): { blocks: Block[] } | undefined {
  const pages = entriesOf(seed, 'page').map(({ data }) => data);
  const page =
    pages.find(({ fixedPage }) => fixedPage === 'cookies') ?? pages.find((one) => one.fixedPage === 'privacy');
  return page as { blocks: Block[] } | undefined;
}

test.each(seeds)('$locale lists what it stores from the registry, in no table that somebody typed (R19)', (seed) => {
  expect(storagePage(seed)?.blocks.filter(({ type }) => type === 'cookie-table')).toHaveLength(1);
  expect(JSON.stringify(seed.entries).match(/\| `?(?:__Host-)?pf_\w+/g)).toBeNull();
});

test.each(seeds)('$locale writes no name of a stored entry that the registry does not have', (seed) => {
  const known = storedNames.map(({ name }): string => name.replace(/:?\{.*$/, ''));
  const written = JSON.stringify(seed.entries).match(/(?:__Host-)?pf_[a-z]+/g) ?? [];
  expect(written.filter((name) => !known.includes(name))).toEqual([]);
});

/** Pages that exist only for the application flow or for campaigns. */
const flowPages = [
  'application',
  'reg',
  'reg2',
  'process',
  'transition',
  'main',
  'thankYou',
  'landingOffers',
  'landingRedirector',
  'landingRejected',
  'landingRejected2',
  'landingTrafficback',
];

test.each(seeds)(
  '$locale has every page of the application, hidden from search engines, and the pages that its form links to',
  (seed) => {
    const pages = entriesOf(seed, 'page').map(({ data }) => data);
    const flow = pages.filter(({ fixedPage }) => flowPages.includes(String(fixedPage)));
    expect(flow.map(({ fixedPage }) => fixedPage).sort()).toEqual([...flowPages].sort());
    expect(flow.filter(({ seo }) => (seo as { noindex: boolean }).noindex !== true)).toEqual([]);
    expect(pages.map(({ fixedPage }) => fixedPage)).toEqual(expect.arrayContaining(['terms', 'privacy', 'partners']));
  },
);

describe.each(seeds)('the seed of $locale', (seed) => {
  const site = siteOfLocale(seed.locale);
  // The last ones are pages that no editor writes.
  const ofProduct = Object.keys(visitorPages).map((path) => publicPath(site, path as keyof typeof visitorPages));
  const known = new Set<string>(['/blog/', ...pathsOf(seed), ...ofProduct]);
  const publicRoot = site.basePath;

  test('links only to existing paths', () => {
    const links = linksIn(seed.entries.map(({ data }) => data)).map((link) => link.replace(/[?#].*$/, ''));
    const ours = publicRoot ? links.map((link) => (link === `${publicRoot}/blog/` ? '/blog/' : link)) : links;
    expect(ours.filter((link) => !known.has(link))).toEqual([]);
  });

  test('names only existing images', () => {
    const media = readMedia(root);
    const named = seed.entries.flatMap(({ data }) => [data.cover, data.photo]).filter(Boolean) as string[];
    expect(named.filter((name) => !media.has(name))).toEqual([]);
  });

  test('has representative examples whose figures add up (R2)', () => {
    const settings = entriesOf(seed, 'site-setting')[0]?.data as { representativeExamples: unknown[] };
    expect(settings.representativeExamples.length).toBeGreaterThan(0);
    expect(exampleProblems(settings, seed.locale)).toEqual([]);
  });
});

test.each(seeds)('$locale: no text makes a claim of speed, ease or certainty (R5)', (seed) => {
  const [settings] = entriesOf(seed, 'site-setting');
  const compliance = settings?.data.compliance as { allowedPhrases?: AllowedPhrase[] } | undefined;
  const found = seed.entries.flatMap(({ type, key, data }) =>
    claimProblems({ type, data, locale: seed.locale }, compliance?.allowedPhrases ?? []).map(
      ({ path, message }) => `${type} ${key} ${path.join('.')}: ${message}`,
    ),
  );
  expect(found).toEqual([]);
});

test('drawings contain no script and load nothing', () => {
  for (const file of readMedia(root).values()) {
    const svg = readFileSync(file, 'utf8');
    expect(svg, path.basename(file)).not.toMatch(/<script|<foreignObject|on\w+=|href="(?!#)|url\((?!#|"#|'#)/i);
  }
});

function pathsOf({ locale, entries }: SiteSeed): string[] {
  return entries.filter(({ isDraft }) => !isDraft).flatMap(({ type, data }) => pathOf(locale, type, data));
}

function pathOf(locale: Locale, type: SeedEntry['type'], data: Record<string, unknown>): string[] {
  const path = type === 'comment' ? null : editorialEntry(type).path;
  const address = path?.(siteOfLocale(locale), data);
  return address ? [address] : [];
}

/** Every link within the site: `url` fields and Markdown links that begin with one slash. */
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
