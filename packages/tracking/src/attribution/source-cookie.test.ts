import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanValue } from './clean-value.ts';
import { formatSource, parseSource } from './source-cookie.ts';
import { sourceTypes, type TrafficSource } from './traffic-source.ts';

const campaign: TrafficSource = {
  type: 'utm',
  source: 'news',
  medium: 'email',
  campaign: 'may | june',
  content: undefined,
  term: 'créditos; rápidos',
};

/** A source whose five values are clean texts of that alphabet. */
function sources(
  unit: 'grapheme-ascii' | 'binary' | fc.Arbitrary<string>,
  maxLength: number,
): fc.Arbitrary<TrafficSource> {
  const value = fc.string({ unit, maxLength }).map(cleanValue);
  const name = value.map((text) => text ?? 'x');
  return fc.record({
    type: fc.constantFrom(...sourceTypes),
    source: name,
    medium: name,
    campaign: value,
    content: value,
    term: value,
  });
}

test('formatSource: writes version, type and five percent-encoded values', () => {
  expect(formatSource(campaign)).toBe('1|utm|news|email|may%20%7C%20june||cr%C3%A9ditos%3B%20r%C3%A1pidos');
});

describe('parseSource', () => {
  test.each<[number, string, Parameters<typeof sources>[0]]>([
    [256, 'letters and digits', fc.constantFrom(...'aZ09-_.')],
    [120, 'ASCII characters', 'grapheme-ascii'],
    [30, 'characters of any script', 'binary'],
  ])('returns the same source for values of up to %i %s', (maxLength, _, unit) => {
    fc.assert(
      fc.property(sources(unit, maxLength), (source) => {
        expect(parseSource(formatSource(source))).toEqual(source);
      }),
    );
  });

  test('returns one long value unchanged when the others are short', () => {
    const source: TrafficSource = { type: 'utm', source: 'яндекс', medium: 'cpc', campaign: 'ж'.repeat(256) };
    expect(parseSource(formatSource(source))).toMatchObject(source);
  });

  test('returns a readable source that stays the same, for values of any length', () => {
    fc.assert(
      fc.property(sources('binary', 400), (source) => {
        const stored = parseSource(formatSource(source));
        expect(stored).toBeDefined();
        expect(stored && parseSource(formatSource(stored))).toEqual(stored);
      }),
    );
  });

  test.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['another version', '2|utm|news|email|||'],
    ['an unknown type', '1|spam|news|email|||'],
    ['too few values', '1|utm|news|email||'],
    ['too many values', '1|utm|news|email||||'],
    ['no source', '1|utm||email|||'],
    ['no medium', '1|utm|news||||'],
    ['a malformed escape', '1|utm|%E0%A4%A|email|||'],
    ['a control character', '1|utm|ne%00ws|email|||'],
    ['a space at the end', '1|utm|news%20|email|||'],
    ['257 characters', `1|utm|${'x'.repeat(257)}|email|||`],
    ['an e-mail address (R28)', '1|utm|news|email|||ana%40example.com'],
  ])('returns undefined for a cookie with %s', (_, cookie) => {
    expect(parseSource(cookie)).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cookie) => {
        parseSource(cookie);
        parseSource(`1|utm|${cookie}|email|||`);
      }),
    );
  });
});

test.each(['/', 'ж', '界', '😀'])(
  'formatSource: leaves room for two cookies in 4 KiB, for 5 × 256 times %s',
  (character) => {
    const value = character.repeat(256);
    const cookie = formatSource({
      type: 'referral',
      source: value,
      medium: value,
      campaign: value,
      content: value,
      term: value,
    });
    expect(`pf_first=${cookie}; pf_current=${cookie}`.length).toBeLessThanOrEqual(4096);
    expect(parseSource(cookie)?.source.startsWith(character.repeat(25))).toBe(true);
  },
);
