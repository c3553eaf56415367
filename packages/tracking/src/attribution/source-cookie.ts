import { cleanValue } from './clean-value.ts';
import { sourceTypes, type TrafficSource } from './traffic-source.ts';

/** First part of the value. A browser may hold a value of an older version for six months. */
const version = '1';

/**
 * Limit of each encoded value in bytes. Five of them and the rest of the cookie are below the 4096 bytes of a cookie.
 * 256 ASCII characters always fit, even if each is percent-encoded to three bytes. Of other scripts at least 64 characters fit.
 */
const maximum = 768;

/** The value of the cookies `pf_first` and `pf_current`: `1|type|source|medium|campaign|content|term`, percent-encoded. */
export function formatSource({ type, source, medium, campaign, content, term }: TrafficSource): string {
  return [version, type, ...[source, medium, campaign, content, term].map(encodeToFit)].join('|');
}

/**
 * Reads the value of such a cookie; undefined for a missing or malformed one. What {@link formatSource} made of a source comes
 * back identically, except for values beyond the limit, which come back shortened.
 */
export function parseSource(cookie: string | undefined): TrafficSource | undefined {
  const [of, kind, ...values] = decode(cookie ?? '');
  const type = sourceTypes.find((each) => each === kind);
  const [source, medium, campaign, content, term] = values.map(cleanValue);
  const isUnchanged = values.every((value) => value === (cleanValue(value) ?? ''));
  if (of !== version || !type || values.length !== 5 || !isUnchanged || !source || !medium) return undefined;
  return { type, source, medium, campaign, content, term };
}

function encodeToFit(value: string | undefined): string {
  let text = '';
  let length = 0;
  for (const character of cleanValue(value) ?? '') {
    length += encodeURIComponent(character).length;
    if (length > maximum) break;
    text += character;
  }
  // The cut may end with a space.
  return encodeURIComponent(cleanValue(text) ?? '');
}

function decode(cookie: string): string[] {
  try {
    return cookie.split('|').map(decodeURIComponent);
  } catch {
    return [];
  }
}
