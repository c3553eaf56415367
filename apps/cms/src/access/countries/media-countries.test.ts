import { expect, test } from 'vitest';
import { type MediaAction, mediaCountries } from './media-countries';

const countriesOf = (codes: string[], action: MediaAction) =>
  mediaCountries({ id: 1, roles: codes.map((code) => ({ code })) }, action);

test('mediaCountries: gives an editor of two countries the files of both', () => {
  for (const code of ['editor', 'chief-editor'])
    expect(countriesOf([`${code}-mx`, `${code}-es`], 'plugin::upload.assets.update')).toEqual(['ES', 'MX']);
});

test('mediaCountries: lets a person change the files of the edited country only, whatever the other roles are', () => {
  const roles = ['editor-es', 'author-mx', 'moderator-pl', 'lead-manager-ua', 'analyst-kz', 'affiliate-manager-za'];
  expect(countriesOf(roles, 'plugin::upload.assets.update')).toEqual(['ES']);
  expect(countriesOf(roles, 'plugin::upload.assets.create')).toEqual(['ES', 'MX']);
  expect(countriesOf(roles, 'plugin::upload.read')).toEqual(['ES', 'MX']);
});

test('mediaCountries: gives the super administrator all', () => {
  expect(countriesOf(['strapi-super-admin'], 'plugin::upload.assets.update')).toBe('all');
});
