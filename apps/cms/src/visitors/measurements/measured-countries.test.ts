import { countryCodes } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { measuredCountriesOf } from './measured-countries';

test.each([
  [['editor-es'], ['ES']],
  [['lead-manager-ua'], ['UA']],
  [
    ['editor-es', 'lead-manager-mx', 'author-ua'],
    ['ES', 'MX'],
  ],
  [
    ['analyst-es', 'chief-editor-pl', 'affiliate-manager-kz'],
    ['ES', 'PL'],
  ],
  [['author-es', 'moderator-es', 'affiliate-manager-es', 'own-role'], []],
  [[], []],
  [['strapi-super-admin'], countryCodes],
])('measuredCountriesOf: the roles %j see %j', (codes, expected) => {
  expect([...measuredCountriesOf(codes)].sort()).toEqual([...expected].sort());
});
