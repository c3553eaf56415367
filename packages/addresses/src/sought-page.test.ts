import { locales, siteOfLocale } from '@prestafaro/countries';
import { fixedPageIds } from '@prestafaro/types/fixed-page';
import { expect, test } from 'vitest';
import { soughtPageIds, soughtPath } from './sought-page.ts';

/** Steps of an application or of a campaign: nobody looks for them, and each makes sense only after the one before. */
const steps = [
  ...['offers2', 'process', 'transition', 'main', 'reg', 'reg2', 'thankYou'],
  ...['landingOffers', 'landingRedirector', 'landingRejected', 'landingRejected2', 'landingTrafficback'],
];

test('every fixed page is sought or is a step', () => {
  const sought = new Set<string>(soughtPageIds);
  expect(fixedPageIds.filter((id) => !sought.has(id)).sort()).toEqual(steps.sort());
});

test('soughtPath: gives each page of a site a path of its own', () => {
  expect(locales.length).toBeGreaterThan(0);
  for (const site of locales.map(siteOfLocale)) {
    const paths = soughtPageIds.map((id) => soughtPath(site, id));
    expect(new Set(paths).size, site.locale).toBe(paths.length);
    for (const path of paths) expect(path.startsWith(`${site.basePath}/`), path).toBe(true);
  }
});
