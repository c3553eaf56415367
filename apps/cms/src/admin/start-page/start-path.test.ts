import { expect, test } from 'vitest';
import { ROLES } from '../../access/roles';
import { uidOf } from '../../content/content-types';
import { deskActions } from '../../leads/desk/desk-actions';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';
import { startPath } from './start-path';

function permissionsOf(code: string) {
  const role = ROLES.find((one) => one.code === code);
  if (!role) throw new Error(`There is no role ${code}`);
  return [
    ...role.content.flatMap(({ type, actions }) =>
      actions.map((action) => ({ action: `plugin::content-manager.explorer.${action}`, subject: uidOf(type) })),
    ),
    ...role.desk.map((action) => ({ action: deskActions[action], subject: null })),
    ...role.affiliates.map((action) => ({ action: affiliateActions[action], subject: null })),
    ...(role.measurements ? [{ action: READ_MEASUREMENTS, subject: null }] : []),
  ];
}

test.each([
  ['moderator-es', '/moderation'],
  ['lead-manager-es', '/desk'],
  ['affiliate-manager-es', '/affiliates'],
  ['analyst-es', '/measurements'],
  ['chief-editor-es', null],
  ['editor-es', null],
  ['author-es', null],
])('startPath: a person with the role %s begins at %s', (code, path) => {
  expect(startPath(permissionsOf(code))).toBe(path);
});

test('startPath: a person who writes content and moderates comments begins at the page of Strapi', () => {
  expect(startPath([...permissionsOf('moderator-es'), ...permissionsOf('author-es')])).toBeNull();
});

test('startPath: an analyst who handles applications as well begins at the desk', () => {
  expect(startPath([...permissionsOf('analyst-es'), ...permissionsOf('lead-manager-mx')])).toBe('/desk');
});

test('startPath: a person without permissions begins at the page of Strapi', () => {
  expect(startPath([])).toBeNull();
});
