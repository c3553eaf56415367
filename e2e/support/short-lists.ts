import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPath } from '../../packages/addresses/src/index.ts';
import { countryOf, siteOfLocale } from '../../packages/countries/src/index.ts';
import type { Audience } from '../../packages/types/src/audience.ts';
import { type FeedOffer, parseOfferFeed } from '../../packages/types/src/offer-feed.ts';
import { CMS_FOLDER } from '../../scripts/paths.mjs';
import { type Locale, ports } from './product.ts';

interface SeedPage {
  readonly slug: string;
  readonly kind: string;
  readonly audience?: Audience;
  readonly blocks?: readonly { readonly type: string; readonly amount?: number; readonly days?: number }[];
}

/** The pages of a site as the seed writes them. */
export function seedPages(locale: Locale): readonly SeedPage[] {
  const folder = join(CMS_FOLDER, 'seed', locale, 'pages');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name): SeedPage => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** The loan of each page that has one of its own, `5000 365`, by slug. */
export function loansOfPages(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    seedPages(locale).flatMap(({ slug, blocks = [] }) => {
      const list = blocks.find(({ type }) => type === 'offer-list');
      return list?.amount && list.days ? [[slug, `${list.amount} ${list.days}`] as const] : [];
    }),
  );
}

/** The offers of a site by number, and the numbers of those that are open: in the lead feed of the site, or always by its rules. */
export async function offersOf(
  locale: Locale,
): Promise<{ byId: ReadonlyMap<number, FeedOffer>; open: ReadonlySet<number> }> {
  const { leadId } = JSON.parse(readFileSync(join(CMS_FOLDER, 'seed', locale, 'settings.json'), 'utf8'));
  const read = async (path: string) => {
    const answer = await fetch(`http://localhost:${ports.cms}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const { offers } = parseOfferFeed(await read(`/offers_data/configs/${siteOfLocale(locale).feedName}_feed.json`));
  const named = (await read(`/api/offers-lead?lead_id=${leadId}`)) as number[];
  const always = countryOf(siteOfLocale(locale).country).alwaysActiveOffers;
  return { byId: new Map(offers.map((offer) => [offer.offerId, offer])), open: new Set([...named, ...always]) };
}

/** The numbers of the offers to which these links lead, each once. */
export const exitsIn = (links: readonly string[]): readonly number[] => [
  ...new Set(links.flatMap((link) => /\/go\/(\d+)\//.exec(link)?.[1] ?? []).map(Number)),
];

/** The links to a list of offers or to the form. */
export function loanLinksIn(links: readonly string[], locale: Locale): URL[] {
  const paths = (['/offers/', '/offers2/', '/offers3/', '/application/'] as const).map((path) =>
    publicPath(siteOfLocale(locale), path),
  );
  return links
    .map((link) => new URL(link, 'http://site/'))
    .filter(({ host, pathname }) => host === 'site' && paths.some((path) => path === pathname));
}
