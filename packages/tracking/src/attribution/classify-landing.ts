import { cleanValue } from './clean-value.ts';
import { affiliateOf, clickIdOf } from './click-ids.ts';
import { knownHost } from './known-hosts.ts';
import type { TrafficSource } from './traffic-source.ts';

/** What a landing is compared with. */
export interface LandingFacts {
  /** Host of the own site, with or without a port. A link on it is no referral. */
  readonly ownHost: string;
  /** Whether the visitor's session of 30 minutes still runs. */
  readonly hasLiveSession: boolean;
  /** Whether the browser holds an earlier source. */
  readonly hasStored: boolean;
}

/** `keep`: the landing says nothing new, so the stored source stays. */
export type LandingClass = TrafficSource | { readonly type: 'keep' };

/**
 * Classifies a landing by sourcebuster's rules. The first rule that applies decides:
 * 1. `utm`: the URL has the code of an affiliate, a `utm_*` parameter, or a click id with a value. The code is the source, whatever
 *    `utm_source` says, because the affiliate is paid by it.
 * 2. `organic`, `ai`: the referrer is a search engine or an AI assistant.
 * 3. `referral`: the referrer is another site, and no session runs.
 * 4. `direct`: nothing is stored.
 * 5. `keep`.
 * Never throws, whatever the texts.
 */
export function classifyLanding(url: string, referrer: string, facts: LandingFacts): LandingClass {
  return fromCampaign(url) ?? fromReferrer(referrer, facts) ?? (facts.hasStored ? { type: 'keep' } : direct);
}

const none = '(none)';
const direct: TrafficSource = { type: 'direct', source: '(direct)', medium: none };

function fromCampaign(url: string): TrafficSource | undefined {
  const query = parseUrl(url)?.searchParams;
  if (!query) return undefined;
  const affiliate = affiliateOf(query);
  const clickId = affiliate ?? clickIdOf(query);
  const isTagged = [...query].some(([name, value]) => name.startsWith('utm_') && cleanValue(value));
  if (!isTagged && !clickId) return undefined;
  const tag = (name: string) => cleanValue(query.get(`utm_${name}`));
  return {
    type: 'utm',
    source: affiliate?.source ?? tag('source') ?? clickId?.source ?? none,
    medium: affiliate?.medium ?? tag('medium') ?? clickId?.medium ?? none,
    campaign: tag('campaign'),
    content: tag('content'),
    term: tag('term'),
  };
}

function fromReferrer(referrer: string, { ownHost, hasLiveSession }: LandingFacts): TrafficSource | undefined {
  const from = parseUrl(referrer);
  const host = from && /^(?:https?|android-app):$/.test(from.protocol) ? hostOf(from) : '';
  if (!host || host === hostOf(parseUrl(`http://${ownHost}`))) return undefined;
  const known = knownHost(host);
  if (known) return { type: known[0], source: known[1], medium: known[0] };
  const source = hasLiveSession ? undefined : cleanValue(host);
  // The path, never the query. Most sites send the path `/` only.
  const content = from?.pathname === '/' ? undefined : cleanValue(from?.pathname);
  return source ? { type: 'referral', source, medium: 'referral', content } : undefined;
}

/** The host in lower case, as punycode, without port, `www.` and the dot of the root. */
function hostOf(url: URL | undefined): string {
  return url ? url.hostname.toLowerCase().replace(/^www\.|\.$/g, '') : '';
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
