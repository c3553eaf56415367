import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusedRemoval } from './refused-removals';

const failed = (endpointName: string, name = 'ValidationError') => ({
  meta: { rejectedWithValue: true, arg: { endpointName } },
  payload: { name, message: 'No se puede retirar «Finanzas».' },
});

const removals = ['deleteDocument', 'deleteManyDocuments', 'unpublishDocument', 'unpublishManyDocuments'];

test.each(removals)('refusedRemoval: returns the words of a refused %s', (name) => {
  expect(refusedRemoval(failed(name))).toBe('No se puede retirar «Finanzas».');
});

test.each([
  failed('updateDocument'),
  failed('deleteDocument', 'TypeError'),
  { ...failed('deleteDocument'), meta: { arg: { endpointName: 'deleteDocument' } } },
  undefined,
])('refusedRemoval: returns null for %o', (action) => {
  expect(refusedRemoval(action)).toBeNull();
});

test('the content manager has a request of each of these names', () => {
  const strapi = createRequire(__filename).resolve('@strapi/strapi/package.json');
  const manager = path.dirname(createRequire(strapi).resolve('@strapi/content-manager/package.json'));
  const services = readFileSync(path.join(manager, 'dist/admin/services/documents.js'), 'utf8');
  for (const name of removals) expect(services).toContain(`${name}: builder.mutation`);
});
