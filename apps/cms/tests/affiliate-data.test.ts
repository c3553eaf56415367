import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_TYPES, uidOf } from '../src/content/content-types';
import { startAffiliates } from './support/affiliates';
import { applied, createLendingSite, submission } from './support/applicants';
import { askForData, eraseData, readData } from './support/my-data';
import { columnsWith } from './support/search-database';

let suite: Awaited<ReturnType<typeof startAffiliates>>;

beforeAll(async () => {
  suite = await startAffiliates(({ strapi }) => createLendingSite(strapi));
});
afterAll(() => suite?.stop());

/** The tables with data of an affiliate, by the column that names the affiliate. */
const TABLES = [
  'affiliate-change',
  'affiliate-credit',
  'affiliate-credit-change',
  'affiliate-payment',
  'affiliate-proposal',
] as const;

async function dataToken(email: string): Promise<string> {
  const before = suite.mailsTo(email).length;
  expect((await askForData(suite.cms.url, email)).status).toBe(202);
  return suite.token(email, before + 1);
}

/** An affiliate with a contract, an account, a lead, a change that waits, and mails. */
async function partner() {
  const affiliate = await suite.approved();
  const { id, code, email, message, token } = affiliate;
  await suite.payout(token);
  await suite.confirmProposal(await suite.token(email, 3));
  await suite.mail(email, 4);
  await applied(suite.cms.url, submission({ attribution: { utm_medium: 'affiliate', sub1: code } }));
  await suite.submit({ ...message, website: 'nueva-secreta.example' });
  await suite.mail(email, 5);
  const [credit] = await suite.rows('affiliate-credit', { affiliateId: id });
  const decided = { creditId: credit?.id, affiliateId: id, actor: 'Una gestora', reason: 'decision', at: new Date() };
  const changes = suite.cms.strapi.db.query(uidOf('affiliate-credit-change'));
  await changes.create({ data: { ...decided, fromState: null, toState: 'void', note: 'Repetida' } });
  // A credit that the agreed model does not pay has no state.
  await changes.create({ data: { ...decided, fromState: 'void', toState: null, note: 'No lo era' } });
  await suite.cms.strapi.db.query(uidOf('affiliate-payment')).create({
    data: {
      ...{ runId: 1, affiliateId: id, currency: 'EUR', amountCents: 1250, payoutMethod: 'bank', state: 'paid' },
      ...{ paidOn: '2026-10-31', reference: 'TR-1' },
    },
  });
  for (const type of TABLES) expect(await suite.rows(type, { affiliateId: id }), type).not.toEqual([]);
  return affiliate;
}

test('every table with a column for the affiliate is one that export and erasure are compared with', () => {
  const named = PERSONAL_TYPES.filter((type) => suite.cms.strapi.getModel(uidOf(type)).attributes.affiliateId);
  // An application and a click name who is paid for them, and are data of their visitor.
  expect(named.filter((type) => type !== 'application' && type !== 'click').sort()).toEqual([...TABLES].sort());
});

test('the export holds what the tables hold', async () => {
  const { id, code, email, message } = await partner();
  const { body } = await readData(suite.cms.url, await dataToken(email));
  const [held, ...others] = body.affiliates;
  expect(others).toEqual([]);
  expect(held).toMatchObject({
    ...{ site: 'es-ES', code, state: 'approved', name: message.name, email, website: message.website },
    ...{ text: message.text, wishedModel: 'cpl', payoutMethod: 'bank', payoutDetails: 'ES9121000418450200051332' },
    ...{ confirmedAt: expect.any(String), terms: { model: 'cpl', rateCents: 1250, currency: 'EUR' } },
    proposals: [{ kind: 'request', values: { website: 'nueva-secreta.example' } }],
    credits: [{ kind: 'lead', currency: 'EUR', count: 1, amountCents: 1250 }],
    creditChanges: [
      { kind: 'lead', state: null, reason: 'decision', note: 'No lo era' },
      { kind: 'lead', state: 'void', reason: 'decision', note: 'Repetida' },
    ],
    payments: [{ paidOn: '2026-10-31', currency: 'EUR', amountCents: 1250, reference: 'TR-1' }],
  });
  expect(JSON.stringify(held)).not.toContain('Una gestora');
  const changes = await suite.rows('affiliate-change', { affiliateId: id });
  expect(held?.history.map(({ state, changed, reason }) => [state, changed, reason]).reverse()).toEqual(
    changes.map(({ toState, changed, reason }) => [toState, changed, reason]),
  );
  expect(held?.history.map(({ byAffiliate }) => byAffiliate)).toEqual([true, false, true]);
  const templates = (await suite.rows('mail', {})).map(({ template }) => template);
  for (const { template } of body.mails) expect(templates).toContain(template);
  expect(body.mails.filter(({ template }) => template.startsWith('affiliate-'))).toHaveLength(5);
});

test('an erasure keeps the contract with its proof, and erases the rest of it', async () => {
  const { id, email, token, message } = await partner();
  const changes = await suite.rows('affiliate-change', { affiliateId: id });
  const books = ['affiliate-credit', 'affiliate-credit-change', 'affiliate-payment'] as const;
  const money = await Promise.all(books.map((type) => suite.rows(type, { affiliateId: id })));
  const keys = (await suite.rows('affiliate-proposal', { affiliateId: id })).map(({ proposalKey }) => proposalKey);
  expect(keys).toHaveLength(1);
  const { body: receipt } = await eraseData(suite.cms.url, await dataToken(email));
  expect(receipt.kept).toMatchObject({ affiliateContracts: 1 });
  expect(receipt.erased).toMatchObject({ affiliates: 0 });
  expect(await suite.shown(id)).toMatchObject({
    ...{ name: message.name, email, text: '', payoutDetails: 'ES9121000418450200051332', model: 'cpl' },
  });
  expect(await suite.rows('affiliate-change', { affiliateId: id })).toEqual(changes);
  expect(await Promise.all(books.map((type) => suite.rows(type, { affiliateId: id })))).toEqual(money);
  expect(await suite.rows('affiliate-proposal', { affiliateId: id })).toEqual([]);
  expect((await suite.page(token)).status).toBe(404);
  for (const subject of [String(id), ...keys])
    expect(await suite.rows('mailed-link', { purpose: { $startsWith: 'affiliate' }, subject })).toEqual([]);
});

test('an erasure of a request without a contract leaves nothing in any table', async () => {
  const { id, email, message } = await suite.confirmed();
  await suite.submit({ ...message, website: 'nueva-secreta.example' });
  await suite.mail(email, 2);
  const [{ addressHash } = { addressHash: '' }] = await suite.rows('affiliate', { id });
  const { body: receipt } = await eraseData(suite.cms.url, await dataToken(email));
  expect(receipt.erased).toMatchObject({ affiliates: 1 });
  expect(receipt.kept).toEqual({});
  await suite.mail(email, 4);
  await expect.poll(() => suite.rows('mail', { state: 'waiting' })).toEqual([]);
  for (const type of TABLES) expect(await suite.rows(type, { affiliateId: id }), type).toEqual([]);
  for (const value of [String(addressHash), email]) expect(await columnsWith(suite.cms.strapi, value)).toEqual([]);
});
