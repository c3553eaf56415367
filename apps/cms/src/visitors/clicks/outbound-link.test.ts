import { describe, expect, test } from 'vitest';
import { newClickId } from './click-id';
import { type ClickFacts, type ClickParameters, outboundLink, storedLink } from './outbound-link';

const network = { clickParameter: 'click_id', sourceParameter: 'sub1', armParameter: 'sub3' };
const facts: ClickFacts = { clickId: 'a'.repeat(24), source: null, arm: null };
const linkOf = (link: string, parameters: ClickParameters | null = network, more: Partial<ClickFacts> = {}) =>
  outboundLink(storedLink(link) as URL, parameters, { ...facts, ...more });

describe('outboundLink', () => {
  test('adds the click id to the stored link', () => {
    expect(linkOf('https://partner.example/loan')).toBe(`https://partner.example/loan?click_id=${facts.clickId}`);
  });

  test('adds the source and the arm, escaped, if they are known', () => {
    const known = { source: 'red uno&x=1', arm: '0300.1-B' };
    expect(linkOf('https://partner.example/', network, known)).toBe(
      `https://partner.example/?click_id=${facts.clickId}&sub1=red+uno%26x%3D1&sub3=0300.1-B`,
    );
  });

  test('keeps the query and fragment of the stored link unchanged', () => {
    expect(linkOf('https://partner.example/?offer=67&flag&text=a%20b+c#end')).toBe(
      `https://partner.example/?offer=67&flag&text=a%20b+c&click_id=${facts.clickId}#end`,
    );
  });

  test('replaces a click id of the stored link, in every spelling', () => {
    expect(linkOf('https://partner.example/?click_id=theirs&a=1&click%5Fid=again')).toBe(
      `https://partner.example/?a=1&click_id=${facts.clickId}`,
    );
  });

  test('returns the stored link of a lender without a network', () => {
    expect(linkOf('https://partner.example/?offer=67', null)).toBe('https://partner.example/?offer=67');
  });

  test.each(['../x', '#part', '&click_id=theirs', 'a=b&c=d', '%00', '\\', '@evil.example', '\u202e'])(
    'keeps host and path of the stored link for the source %j',
    (source) => {
      const url = new URL(linkOf('https://partner.example/loan?offer=67', network, { source, arm: source }));
      expect([url.origin, url.pathname, url.hash]).toEqual(['https://partner.example', '/loan', '']);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        offer: '67',
        click_id: facts.clickId,
        sub1: source,
        sub3: source,
      });
    },
  );
});

test.each([null, '', 'http://partner.example/', 'javascript:alert(1)', '//partner.example', 'https://', 'partner'])(
  'storedLink: null for “%s”, which is not an absolute https address',
  (link) => {
    expect(storedLink(link)).toBeNull();
  },
);

test('newClickId: gives unique ids of 24 characters that need no escaping', () => {
  const ids = Array.from({ length: 1000 }, newClickId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^[A-Za-z0-9_-]{24}$/.test(id))).toBe(true);
});
