import { cleanValue } from './clean-value.ts';
import { sourceTypes, type TrafficSource } from './traffic-source.ts';

/** First part of the value. A browser may hold a value of an older version for six months. */
const version = '1';

/**
 * Limit of the five encoded values together, in bytes. A browser sends `pf_first` and `pf_current` in one header, and nginx and
 * Node refuse requests whose headers exceed 8 and 16 KiB. Five values of 256 letters and digits always fit.
 */
const maximum = 1_900;

/** The value of the cookies `pf_first` and `pf_current`: `1|type|source|medium|campaign|content|term`, percent-encoded. */
export function formatSource({ type, source, medium, campaign, content, term }: TrafficSource): string {
  const values = [source, medium, campaign, content, term].map((value) => cleanValue(value) ?? '');
  let encoded = values.map(encodeURIComponent);
  // Only the longest values are shortened, by a tenth at a time.
  for (let limit = maximum; encoded.join('').length > maximum; limit = Math.floor(limit * 0.9)) {
    encoded = values.map((value) => encodeUpTo(limit, value));
  }
  return [version, type, ...encoded].join('|');
}

/**
 * Reads the value of such a cookie; undefined for a missing or malformed one. What `formatSource` made of a source comes
 * back identically, unless its values exceed the limit. Then the longest ones come back shortened.
 */
export function parseSource(cookie: string | undefined): TrafficSource | undefined {
  const [written, kind, ...values] = decode(cookie ?? '');
  const type = sourceTypes.find((each) => each === kind);
  const [source, medium, campaign, content, term] = values.map(cleanValue);
  const isUnchanged = values.every((value) => value === (cleanValue(value) ?? ''));
  if (written !== version || !type || values.length !== 5 || !isUnchanged || !source || !medium) return undefined;
  return { type, source, medium, campaign, content, term };
}

/** The percent-encoded beginning of a value, in whole characters. */
function encodeUpTo(limit: number, value: string): string {
  let text = '';
  let length = 0;
  for (const character of value) {
    length += encodeURIComponent(character).length;
    if (length > limit) break;
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
