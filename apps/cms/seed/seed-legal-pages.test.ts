import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { editorialEntry } from '../src/content/editorial-types';
import { readSeeds, type SeedEntry, type SiteSeed } from '../src/content/seed/read-seed';

const seeds = readSeeds(__dirname);

/** The fixed page of a site. */
function fixedPage({ locale, entries }: SiteSeed, id: string) {
  const page = entries.find(({ type, isDraft, data }) => type === 'page' && !isDraft && data.fixedPage === id)?.data;
  const path = page && editorialEntry('page').path?.(siteOfLocale(locale), page);
  return { path, text: JSON.stringify(page?.blocks ?? ''), reviewedOn: page?.reviewedOn };
}

/** The addresses that the legal group of the menu links, which stands at the foot of every page. */
function legalLinks({ entries }: SiteSeed): readonly string[] {
  const menu = entries.find(({ type }) => type === 'menu') as SeedEntry;
  const groups = menu.data.groups as { place: string; links: { url: string }[] }[];
  return groups.filter(({ place }) => place === 'legal').flatMap(({ links }) => links.map(({ url }) => url));
}

function contactOf({ entries }: SiteSeed): string {
  const settings = entries.find(({ type }) => type === 'site-setting') as SeedEntry;
  const { contactEmail } = settings.data.structuredData as { contactEmail: string };
  return contactEmail;
}

/** Official bodies that take a complaint about a loan and about personal data, by the host of the site. */
const authorities: Readonly<Record<string, readonly string[]>> = {
  ES: ['clientebancario.bde.es', 'www.aepd.es'],
  MX: ['www.condusef.gob.mx', 'www.gob.mx/profeco', 'www.gob.mx/buengobierno'],
  VN: ['www.sbv.gov.vn', 'vcc.gov.vn', 'bocongan.gov.vn'],
  PL: ['rf.gov.pl', 'uodo.gov.pl', 'uokik.gov.pl', 'www.knf.gov.pl'],
  PH: ['www.sec.gov.ph', 'privacy.gov.ph', 'www.bsp.gov.ph', 'www.dti.gov.ph'],
  MY: ['www.kpkt.gov.my', 'www.pdp.gov.my', 'www.fmos.org.my', 'www.bnm.gov.my'],
  ZA: ['nfosa.co.za', 'www.ncr.org.za', 'thencc.org.za', 'inforegulator.org.za'],
  KZ: ['www.gov.kz/memleket/entities/ardfm', 'eotinish.kz'],
  UA: ['bank.gov.ua', 'ombudsman.gov.ua'],
};

test.each(seeds)(
  '$locale has a contact page with the address of the settings and the pages that need no message',
  (seed) => {
    const { path, text } = fixedPage(seed, 'contact');
    const { basePath, paths } = siteOfLocale(seed.locale);
    expect(path).toBe(`${basePath}${paths.contact}`);
    expect(text).toContain('{contactEmail}');
    for (const target of ['/unsubscribe/', '/my-data/', paths.complaints, paths.about])
      expect(text).toContain(`](${basePath}${target})`);
  },
);

test.each(seeds)('$locale has an accessibility statement with the contact address of the site (R33)', (seed) => {
  const { path, text, reviewedOn } = fixedPage(seed, 'accessibility');
  expect(path).toBe(`${siteOfLocale(seed.locale).basePath}${siteOfLocale(seed.locale).paths.accessibility}`);
  expect(text).toContain(contactOf(seed));
  expect(text).toContain('WCAG) 2.2');
  expect(reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(legalLinks(seed)).toContain(path);
});

test.each(seeds)('$locale says how to complain to the site and to the authorities of its country (R35)', (seed) => {
  const { path, text, reviewedOn } = fixedPage(seed, 'complaints');
  const { basePath, paths, country } = siteOfLocale(seed.locale);
  expect(path).toBe(`${basePath}${paths.complaints}`);
  expect(text).toContain(contactOf(seed));
  const ofCountry = authorities[country] ?? [];
  expect(ofCountry.length, `name the authorities of ${country} in this test`).toBeGreaterThan(1);
  expect(
    ofCountry.filter((host) => !text.includes(`](https://${host}/`) && !text.includes(`](https://${host})`)),
  ).toEqual([]);
  expect(reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(legalLinks(seed)).toContain(path);
});

test.each(seeds)(
  '$locale links no page of the EU platform for online disputes, which closed on 20 July 2025 (R35)',
  (seed) => {
    expect(seed.entries.length).toBeGreaterThan(0);
    expect(
      seed.entries.filter(({ data }) => /ec\.europa\.eu\/(?:consumers\/)?odr/i.test(JSON.stringify(data))),
    ).toEqual([]);
  },
);

/** Sentences in which we promise an answer within days. What the law grants or another company owes is no promise of ours. */
const ownTerm =
  /(?:te contestamos|te respondemos|відповімо|ответим|we (?:will )?(?:answer|reply)|odpowiemy|odpowiadamy|(?:trả lời|phản hồi) bạn|kami (?:akan )?(?:menjawab|membalas))[^.]*?\d+\*{0,2}\s(?:días|календарн|дн|days|business days|dni|ngày|hari)/iu;

test.each(seeds)('$locale promises no answer within a term that nobody watches', (seed) => {
  expect(ownTerm.test('Te contestamos por escrito en 15 días hábiles como máximo.')).toBe(true);
  const pages = seed.entries.filter(({ type }) => type === 'page' || type === 'site-setting');
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(({ data }) => ownTerm.test(JSON.stringify(data))).map(({ key }) => key)).toEqual([]);
});

test.each(seeds)(
  '$locale names the push services among those who get data, and the page to erase one’s own',
  (seed) => {
    const { basePath } = siteOfLocale(seed.locale);
    const privacy = fixedPage(seed, 'privacy').text;
    for (const company of ['Apple', 'Google', 'Microsoft', 'Mozilla']) expect(privacy).toContain(company);
    expect(privacy).toContain(`](${basePath}/my-data/)`);
  },
);
