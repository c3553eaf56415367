/** The names of the parameters that a network expects with each click. Empty or null: it does not expect that one. */
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
 * Reads the link of an offer that an editor stored.
 * @returns null for anything but an absolute https address
 */
export function storedLink(text: string | null): URL | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' ? url : null;
}

/**
 * The stored link with the parameters that the network expects. The rest of its query stays unchanged. A parameter of the
 * same name is replaced, because a click has one id.
 * @param parameters null for a lender without a network, whose link stays as it is
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
