import { locales, siteOfLocale } from '@prestafaro/countries';
import { storedNames } from '@prestafaro/types/stored-names';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CookieTable } from '@/blocks/cookie-table/cookie-table';
import { lifetimeText, shownName, storedRows } from '@/blocks/cookie-table/stored-rows';
import { sampleProps } from '@/blocks/sample-props';
import { loadMessages } from '@/messages/load-messages';
import { sampleView } from '@/shell/sample-view';

const heading = 'Qué guardamos';
const render = (more: object = {}) =>
  renderToStaticMarkup(<CookieTable block={{ heading: null }} {...sampleProps('stored')} {...more} />);
const cellsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ' ').trim()),
  );

describe.each(locales)('the table of %s', async (locale) => {
  const site = siteOfLocale(locale);
  const view = { ...sampleView, site, money: site.moneyFormat, messages: await loadMessages(locale) };
  const [heads = [], ...rows] = cellsOf(render({ view }));

  it('has a row for every entry of the registry, and no other (R19)', () => {
    const names = rows.map(([name]) => name?.split(' ')[0]);
    expect(names).toEqual(storedNames.map(({ name }) => shownName(name)));
  });

  it('fills every cell, in five columns with a head', () => {
    expect(new Set(heads.filter(Boolean)).size).toBe(5);
    for (const row of rows) expect(row.filter(Boolean)).toHaveLength(5);
    expect(rows.flat().filter((cell) => /[{}]|undefined/.test(cell))).toEqual([]);
  });
});

it.each([
  [30 * 60, '30 minutos'],
  [24 * 60 * 60, '1 día'],
  [180 * 24 * 60 * 60, '180 días'],
  [730 * 24 * 60 * 60, '730 días'],
])('%i seconds are in Spanish «%s»', (seconds, text) => {
  expect(lifetimeText(seconds, sampleView)).toBe(text.replace(' ', '\u00a0'));
});

it('states beside a name where it is stored, unless it is a cookie', () => {
  const rows = new Map(storedRows(sampleView).map((row) => [row.name, row]));
  expect(rows.get('pf_client')).toEqual({
    name: 'pf_client',
    kind: null,
    purpose: 'Contar una vez a quien vuelve, con un número al azar',
    lifetime: '180\u00a0días',
    category: 'Solo si permites la medición',
    owner: 'Prestafaro',
  });
  expect(rows.get('pf_form:…')?.kind).toBe('almacenamiento local');
  expect(rows.get('pf_exp:…')?.lifetime).toBe('180\u00a0días');
  expect(rows.get('pf_reg')).toMatchObject({
    kind: 'almacenamiento de sesión',
    lifetime: 'Hasta que cierras la pestaña',
  });
});

it('has the heading of the editor at its anchor, if there is one', () => {
  expect(render({ block: { heading } })).toContain(`<h2 id="stored">${heading}</h2>`);
  expect(render()).not.toContain('<h2');
});
