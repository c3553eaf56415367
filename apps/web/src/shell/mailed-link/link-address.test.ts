import { siteOfLocale } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { linkNoticePath, readLinkNotice, tokenOfQuery } from '@/shell/mailed-link/link-address';

const token = 'T'.repeat(43);
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://es.example.com').searchParams);

it('reads a token of the right form only', () => {
  expect(tokenOfQuery({ token })).toBe(token);
  for (const other of [undefined, '', 'T', `${token}T`, `${token.slice(1)}%`])
    expect(tokenOfQuery({ token: other })).toBeUndefined();
});

it.each(['mailed', 'confirmed', 'too-many', 'unknown'] as const)(
  'states the outcome %s at an address without the token',
  (notice) => {
    const path = linkNoticePath(siteOfLocale('ru-UA'), notice, token);
    expect(path).toMatch(/^\/ru\/mail\/\?/);
    expect(path).not.toContain(token);
    expect(readLinkNotice(queryOf(path))).toBe(notice);
  },
);

it('keeps the token while the CMS is away, so that the visitor can try again', () => {
  const query = queryOf(linkNoticePath(siteOfLocale('es-ES'), 'away', token));
  expect(tokenOfQuery(query)).toBe(token);
  expect(readLinkNotice(query)).toBe('away');
});

it('ignores an outcome that it does not know', () => {
  expect(readLinkNotice({ result: 'paid' })).toBeUndefined();
});
