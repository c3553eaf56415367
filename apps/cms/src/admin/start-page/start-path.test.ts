import { expect, test } from 'vitest';
import { permissionsOfRole } from '../testing/permissions-of-role';
import { startPath } from './start-path';

test.each([
  ['moderator-es', '/moderation'],
  ['lead-manager-es', '/desk'],
  ['affiliate-manager-es', '/affiliates'],
  ['analyst-es', '/measurements'],
  ['chief-editor-es', null],
  ['editor-es', null],
  ['author-es', null],
])('startPath: a person with the role %s begins at %s', (code, path) => {
  expect(startPath(permissionsOfRole(code))).toBe(path);
});

test('startPath: a person who writes content and moderates comments begins at the page of Strapi', () => {
  expect(startPath([...permissionsOfRole('moderator-es'), ...permissionsOfRole('author-es')])).toBeNull();
});

test('startPath: an analyst who handles applications as well begins at the desk', () => {
  expect(startPath([...permissionsOfRole('analyst-es'), ...permissionsOfRole('lead-manager-mx')])).toBe('/desk');
});

test('startPath: a person without permissions begins at the page of Strapi', () => {
  expect(startPath([])).toBeNull();
});
