import { locales } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { deskSitesOf } from './desk-sites';

test('a lead manager has the sites of the countries of his roles, in every language', () => {
  expect(deskSitesOf(['lead-manager-ua'])).toEqual(['uk-UA', 'ru-UA']);
  expect(deskSitesOf(['lead-manager-mx', 'lead-manager-es'])).toEqual(['es-ES', 'es-MX']);
});

test('the super administrator has all of them', () => {
  expect(deskSitesOf(['strapi-super-admin'])).toEqual(locales);
});

test.each([
  [],
  ['editor-es'],
  ['author-es'],
  ['moderator-es'],
  ['lead-manager-'],
  ['lead-manager-xx'],
  ['LEAD-MANAGER-ES'],
])('no other role has any: %s', (...codes) => {
  expect(deskSitesOf(codes)).toEqual([]);
});
