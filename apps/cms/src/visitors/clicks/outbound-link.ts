/** What a network wants to have with each click: the names of its parameters. Empty or null: it does not want it. */
export interface ClickParameters {
  clickParameter: string;
  sourceParameter: string | null;
  armParameter: string | null;
}

export interface ClickFacts {
  clickId: string;
  /** Affiliate or traffic source. */
  source: string | null;
  /** `0300.1-B` */
  arm: string | null;
}

/**
 * Reads the link of an offer, as an editor stored it.
 * @returns null for what is none: only https leads out of here.
 */
export function storedLink(text: string | null): URL | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' ? url : null;
}

/**
 * The stored link with what the network wants to know of the click. The rest of its query stays to the letter; where it
 * has a parameter of that name already, ours replaces it: a click has one id.
 * @param parameters null for a lender without a network, whose link stays as it is.
 */
export function outboundLink(link: URL, parameters: ClickParameters | null, facts: ClickFacts): string {
  const added = new URLSearchParams(parameters ? namedFacts(parameters, facts) : []);
  const url = new URL(link);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => added.has(name)));
  url.search = [...kept, ...(added.size > 0 ? [added.toString()] : [])].join('&');
  return url.href;
}

function namedFacts({ clickParameter, sourceParameter, armParameter }: ClickParameters, facts: ClickFacts) {
  const pairs: [string | null, string | null][] = [
    [clickParameter, facts.clickId],
    [sourceParameter, facts.source],
    [armParameter, facts.arm],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[0] && pair[1]));
}
