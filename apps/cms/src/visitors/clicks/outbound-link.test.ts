import { describe, expect, test } from 'vitest';
import { newClickId } from './click-id';
import { type ClickFacts, type ClickParameters, outboundLink, storedLink } from './outbound-link';

const network = { clickParameter: 'click_id', sourceParameter: 'sub1', armParameter: 'sub3' };
const facts: ClickFacts = { clickId: 'a'.repeat(24), source: null, arm: null };
const led = (link: string, parameters: ClickParameters | null = network, more: Partial<ClickFacts> = {}) =>
  outboundLink(storedLink(link) as URL, parameters, { ...facts, ...more });

describe('the link out', () => {
  test('is the stored one and the click’s id', () => {
    expect(led('https://partner.example/loan')).toBe(`https://partner.example/loan?click_id=${facts.clickId}`);
  });

  test('says the source and the arm where they are known', () => {
    const known = { source: 'red uno&x=1', arm: '0300.1-B' };
    expect(led('https://partner.example/', network, known)).toBe(
      `https://partner.example/?click_id=${facts.clickId}&sub1=red+uno%26x%3D1&sub3=0300.1-B`,
    );
  });

  test('keeps the query that it has to the letter', () => {
    expect(led('https://partner.example/?offer=67&flag&text=a%20b+c#end')).toBe(
      `https://partner.example/?offer=67&flag&text=a%20b+c&click_id=${facts.clickId}#end`,
    );
  });

  test('has one click id, which is ours, however the stored one is written', () => {
    expect(led('https://partner.example/?click_id=theirs&a=1&click%5Fid=again')).toBe(
      `https://partner.example/?a=1&click_id=${facts.clickId}`,
    );
  });

  test('of a lender without a network is the stored one', () => {
    expect(led('https://partner.example/?offer=67', null)).toBe('https://partner.example/?offer=67');
  });

  test.each(['../x', '#part', '&click_id=theirs', 'a=b&c=d', '%00', '\\', '@evil.example', '\u202e'])(
    'goes to the stored host and path, though the source says %j',
    (source) => {
      const url = new URL(led('https://partner.example/loan?offer=67', network, { source, arm: source }));
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
  '%s is no link that leads out',
  (link) => {
    expect(storedLink(link)).toBeNull();
  },
);

test('no two clicks have the same id, and each is one that a postback can name', () => {
  const ids = Array.from({ length: 1000 }, newClickId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^[A-Za-z0-9_-]{24}$/.test(id))).toBe(true);
});
