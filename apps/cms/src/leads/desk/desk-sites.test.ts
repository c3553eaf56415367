import { locales } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { deskSitesOf } from './desk-sites';

test('deskSitesOf: gives a lead manager every site of the countries of the roles', () => {
  expect(deskSitesOf(['lead-manager-ua'])).toEqual(['uk-UA', 'ru-UA']);
  expect(deskSitesOf(['lead-manager-mx', 'lead-manager-es'])).toEqual(['es-ES', 'es-MX']);
});

test('deskSitesOf: gives the super administrator every site', () => {
  expect(deskSitesOf(['strapi-super-admin'])).toEqual(locales);
});

test.each([
  [],
  ['editor-es'],
  ['chief-editor-es'],
  ['affiliate-manager-es'],
  ['analyst-es'],
  ['author-es'],
  ['moderator-es'],
  ['lead-manager-'],
  ['lead-manager-xx'],
  ['LEAD-MANAGER-ES'],
])('deskSitesOf: gives no site to the role “%s”', (...codes) => {
  expect(deskSitesOf(codes)).toEqual([]);
});
