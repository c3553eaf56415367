/** What a click id says about its click. Its value identifies a click of one person, so it is neither stored nor sent. */
export interface ClickId {
  readonly source: string;
  readonly medium: string;
}

/** The medium of a visit by the link of an affiliate. */
export const affiliateMedium = 'affiliate';

/**
 * The click ids that advertising networks append. The first one in a URL decides.
 * `fbclid` is no sign of an advertisement, because Facebook appends it to every outgoing link.
 */
const clickIds: Readonly<Record<string, ClickId>> = {
  gclid: { source: 'google', medium: 'cpc' },
  gbraid: { source: 'google', medium: 'cpc' },
  wbraid: { source: 'google', medium: 'cpc' },
  yclid: { source: 'yandex', medium: 'cpc' },
  msclkid: { source: 'bing', medium: 'cpc' },
  ttclid: { source: 'tiktok', medium: 'cpc' },
  fbclid: { source: 'facebook', medium: 'social' },
};

/** The code of an affiliate: `affiliateCodePattern` of packages/types, whose module browsers do not load. */
const affiliateCode = /^a-[2-9a-z]{6}$/;

/** The link of an affiliate: its code is the source. Undefined for anything that is no code. */
export function affiliateOf(query: URLSearchParams): ClickId | undefined {
  const source = query.get('aff') ?? '';
  return affiliateCode.test(source) ? { source, medium: affiliateMedium } : undefined;
}

/** The click id of a URL's query. An empty one counts as absent. */
export function clickIdOf(query: URLSearchParams): ClickId | undefined {
  const name = Object.keys(clickIds).find((each) => query.get(each)?.trim());
  return name === undefined ? undefined : clickIds[name];
}
