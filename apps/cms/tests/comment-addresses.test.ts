import { afterAll, beforeAll, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { createPersonalData } from '../src/leads/personal-data/personal-data';
import { rotateKeys } from '../src/leads/personal-data/rotate-keys';
import { addressOfComment, sealPlainAddresses } from '../src/visitors/reviews/comment-address';
import { type AdminCall, signInWithRole } from './support/admin';
import { k1, personalData } from './support/personal-rows';
import { columnsWith } from './support/search-database';
import { APPLICATION_SECRET, type RunningCms, startCms } from './support/start-cms';
import { comment, send, storedComment } from './support/visitors';

const COMMENTS = '/content-manager/collection-types/api::comment.comment';

let cms: RunningCms;
let moderator: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  moderator = await signInWithRole(cms.strapi, cms.url, 'moderator-es');
});
afterAll(() => cms?.stop());

const comments = () => cms.strapi.db.query(uidOf('comment'));
/** A comment as a CMS of the earlier release stores it. */
async function plainComment(text: string, email: string): Promise<number> {
  await send(cms.url, 'comments', comment(text, { email: null }));
  const { id } = await storedComment(cms.strapi, text);
  await comments().updateMany({ where: { id }, data: { email } });
  return id;
}

test('R28: the address of a comment is stored only as ciphertext, bound to its row, and as a hash', async () => {
  await send(cms.url, 'comments', comment('Una opinión con correo', { email: 'cifrada@example.org' }));
  expect(await columnsWith(cms.strapi, 'cifrada@example.org')).toEqual([]);
  const row = await storedComment(cms.strapi, 'Una opinión con correo');
  expect(row.emailHash).toBe(personalData.lookupHash('email', 'cifrada@example.org'));
  const emailSealed = String(row.emailSealed);
  expect(addressOfComment(personalData, { documentId: row.documentId, emailSealed })).toBe('cifrada@example.org');
  expect(() => addressOfComment(personalData, { documentId: 'another', emailSealed })).toThrow(/cannot be decrypted/);
});

test('a moderator reads the address in the form and in the list, and never its stored form', async () => {
  await send(cms.url, 'comments', comment('Una opinión para moderar', { email: 'leida@example.org' }));
  const { documentId } = await storedComment(cms.strapi, 'Una opinión para moderar');
  const form = await moderator('GET', `${COMMENTS}/${documentId}?locale=es-ES`);
  expect(form.body.data).toMatchObject({ email: 'leida@example.org' });
  expect(JSON.stringify(form.body)).not.toMatch(/emailSealed|emailHash|k1\.row/);
  const list = await moderator('GET', `${COMMENTS}?locale=es-ES&pageSize=100`);
  expect(JSON.stringify(list.body)).toContain('leida@example.org');
  expect(JSON.stringify(list.body)).not.toMatch(/k1\.row/);
});

test('a save by a moderator answers with the address and changes none of its columns', async () => {
  await send(cms.url, 'comments', comment('Una opinión que se guarda', { email: 'intacta@example.org' }));
  const { documentId, emailSealed } = await storedComment(cms.strapi, 'Una opinión que se guarda');
  const form = { name: 'Eva', text: 'Una opinión que se guarda', moderation: 'approved', email: 'otra@example.org' };
  const { status, body } = await moderator('PUT', `${COMMENTS}/${documentId}?locale=es-ES`, form);
  expect([status, body.data?.email]).toEqual([200, 'intacta@example.org']);
  expect(await storedComment(cms.strapi, 'Una opinión que se guarda')).toMatchObject({ email: null, emailSealed });
});

test('addresses of the earlier release are encrypted, also by two instances at once', async () => {
  for (let index = 0; index < 12; index += 1)
    await plainComment(`Una opinión antigua ${index}`, `vieja-${index}@example.org`);
  const sealed = await Promise.all([
    sealPlainAddresses(cms.strapi, personalData),
    sealPlainAddresses(cms.strapi, personalData),
  ]);
  expect(sealed[0] + sealed[1]).toBe(12);
  expect(await columnsWith(cms.strapi, 'vieja-')).toEqual([]);
  const row = await storedComment(cms.strapi, 'Una opinión antigua 7');
  expect(addressOfComment(personalData, row as never)).toBe('vieja-7@example.org');
  expect(await sealPlainAddresses(cms.strapi, personalData)).toBe(0);
});

test('a rotation of keys encrypts the addresses again', async () => {
  const k2 = { id: 'k2', key: Buffer.alloc(32, 5) };
  const { comments: count } = await rotateKeys(cms.strapi, createPersonalData([k2, k1], APPLICATION_SECRET));
  expect(count).toBeGreaterThan(0);
  const rows: { documentId: string; emailSealed: string }[] = await comments().findMany({
    where: { emailSealed: { $notNull: true } },
  });
  const only = createPersonalData([k2], APPLICATION_SECRET);
  for (const row of rows) expect(addressOfComment(only, row)).toContain('@example.org');
});
