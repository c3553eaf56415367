import { afterAll, beforeAll, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { MailOutbox } from '../src/delivery/mail/mail-outbox';
import { personOf } from '../src/leads/data-subject/person';
import { proofConditions } from '../src/leads/desk/export-proofs';
import { searchConditions } from '../src/leads/desk/search-conditions';
import { createPersonalData, type PersonalData } from '../src/leads/personal-data/personal-data';
import { rotateKeys } from '../src/leads/personal-data/rotate-keys';
import { applied, createLendingSite, submission } from './support/applicants';
import { applicationOf, k1, personalData } from './support/personal-rows';
import { APPLICATION_SECRET, type RunningCms, startCms } from './support/start-cms';
import { comment, send, storedComment } from './support/visitors';

const EMAIL = 'rotada@example.org';
const h1 = { id: 'h1', key: Buffer.alloc(32, 1) };
const h2 = { id: 'h2', key: Buffer.alloc(32, 2) };
const withKeys = (...keys: (typeof h1)[]) => createPersonalData([k1], APPLICATION_SECRET, keys);

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({ environment: { MAIL_FOLDER: '' } });
  await createLendingSite(cms.strapi);
});
afterAll(() => cms?.stop());

/** The ids of the applications that the desk finds by a text. */
async function found(text: string, { lookupHashes }: PersonalData): Promise<number[]> {
  const $or = searchConditions(text, ['ES'], { lookupHashes, named: () => [] } as never);
  const rows: { id: number }[] = await cms.strapi.db.query(uidOf('application')).findMany({ where: { $or } });
  return rows.map(({ id }) => id);
}

test('hash keys rotate like encryption keys: everything is found before, while and after', async () => {
  const phone = '655000111';
  const token = await applied(cms.url, submission({}, { email: EMAIL, phone }));
  const { id } = await applicationOf(cms.strapi, token);
  await send(cms.url, 'comments', comment('Una opinión antes de rotar', { email: EMAIL }));
  const values = [EMAIL, `+34${phone}`, '12345678Z', 'ES9121000418450200051332'];

  // Two rotations, one after the other: from the key of the secret to h1, and from h1 to h2.
  for (const keys of [withKeys(h1), withKeys(h2, h1)]) {
    for (const value of values) expect([value, await found(value, keys)]).toEqual([value, [id]]);
    const { hashed } = await rotateKeys(cms.strapi, keys);
    // Four answers, four consents, one comment, and the mail that waits.
    expect(hashed).toBe(10);
    for (const value of values) expect([value, await found(value, keys)]).toEqual([value, [id]]);
    expect((await rotateKeys(cms.strapi, keys)).hashed).toBe(0);
  }

  // The older key may leave: nothing that is stored with its value needs it.
  const newest = withKeys(h2);
  for (const value of values) expect([value, await found(value, newest)]).toEqual([value, [id]]);
  const row = await applicationOf(cms.strapi, token);
  expect(row.emailHash).toMatch(/^h2\.[\w-]{43}$/);
  expect((await storedComment(cms.strapi, 'Una opinión antes de rotar')).emailHash).toBe(row.emailHash);
  const proofs = { where: proofConditions({ search: EMAIL }, ['es-ES'], newest) };
  expect(await cms.strapi.db.query(uidOf('consent-record')).count(proofs)).toBe(4);
  expect((await personOf(cms.strapi, newest, String(row.emailHash))).address).toBe(EMAIL);
});

test('the token of an application stays valid through a rotation', async () => {
  const token = await applied(cms.url, submission({}, { email: 'otra@example.org' }));
  await rotateKeys(cms.strapi, withKeys(h1));
  expect(withKeys(h1).lookupHash('token', token)).toBe(personalData.lookupHash('token', token));
  expect(await applicationOf(cms.strapi, token)).toMatchObject({ email: 'otra@example.org' });
});

test('hashes whose value is stored nowhere are counted, and a suppression gets the newest key with the next mail', async () => {
  const suppressions = cms.strapi.db.query(uidOf('mail-suppression'));
  const addressHash = personalData.lookupHash('email', 'muerta@example.org');
  await suppressions.create({ data: { addressHash, reason: 'SMTP 550 5.1.1', at: new Date() } });
  const keys = withKeys(h1);
  expect((await rotateKeys(cms.strapi, keys)).older['mail-suppression']).toBe(1);
  const outbox = new MailOutbox(cms.strapi, { personalData: keys, domain: 'example.com', wake: () => undefined });
  const content = { template: 'application-declined', props: {} } as const;
  await outbox.add({ site: 'es-ES', to: 'Muerta@example.org', content }, new Date());
  expect(await suppressions.findMany({})).toMatchObject([
    { addressHash: keys.lookupHash('email', 'muerta@example.org') },
  ]);
  expect((await rotateKeys(cms.strapi, keys)).older['mail-suppression']).toBeUndefined();
});
