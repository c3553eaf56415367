import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { runRetention } from '../src/leads/retention/run-retention';
import { approvalOfTests, startAffiliates } from './support/affiliates';
import { applied, createLendingSite, submission } from './support/applicants';
import { clickId, networks, postback, publishOffer } from './support/click-out';
import { recordLog } from './support/log-lines';

let suite: Awaited<ReturnType<typeof startAffiliates>>;
let lines: string[];

beforeAll(async () => {
  suite = await startAffiliates(async ({ strapi }) => {
    await createLendingSite(strapi, { networks });
    await publishOffer(strapi, 501);
  });
  lines = recordLog(suite.cms.strapi);
});
afterAll(() => suite?.stop());

const from = (code: string) => ({ attribution: { utm_source: code, utm_medium: 'affiliate', sub1: code } });
const day = () => new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(new Date());

describe('payout data', () => {
  test('are changed by the link of their own mail alone, stored encrypted, and shown by their end', async () => {
    const { id, email, token } = await suite.approved();
    expect(await suite.payout(token)).toEqual({ status: 202, body: { outcome: 'mailed' } });
    expect(await suite.shown(id)).toMatchObject({ payoutMethod: 'paypal', payoutDetails: null });
    const words = await suite.mail(email, 3);
    expect(words).toContain('Transferencia bancaria, cuenta que termina en 1332');
    expect(words).not.toMatch(/2100|0418/);

    const link = await suite.token(email, 3);
    expect((await suite.readProposal(link)).body).toEqual({
      ...{ kind: 'payout', isExpired: false },
      lines: [
        { field: 'payoutMethod', before: 'paypal', after: 'bank' },
        { field: 'account', before: null, after: '•••• 1332' },
      ],
    });
    expect((await suite.confirmProposal(link)).status).toBe(200);
    const shown = await suite.shown(id);
    expect(shown).toMatchObject({ payoutMethod: 'bank', payoutDetails: 'ES9121000418450200051332' });
    expect(shown.history[0]).toMatchObject({ changed: 'payout', from: 'approved', to: 'approved', actor: null });
    expect((await suite.page(token)).body.terms).toMatchObject({ payoutMethod: 'bank', account: '•••• 1332' });
    for (const type of ['affiliate', 'affiliate-change', 'affiliate-proposal', 'mail'] as const)
      expect(JSON.stringify(await suite.rows(type))).not.toContain('1332');
    expect(lines.join('\n')).not.toMatch(/1332|berta-/);

    const told = await suite.mail(email, 4);
    for (const part of ['Han cambiado tus datos de cobro', day(), 'termina en 1332']) expect(told).toContain(part);
    expect(told).not.toContain('ES91');
  });

  test('stay as they are while a change is not confirmed, and a later change takes the place of an earlier one', async () => {
    const { id, email, token } = await suite.approved();
    await suite.payout(token);
    const stolen = await suite.token(email, 3);
    await suite.payout(token, { payoutMethod: 'webmoney', account: 'z123456789012' });
    expect((await suite.confirmProposal(stolen)).status).toBe(404);
    expect(await suite.shown(id)).toMatchObject({ payoutMethod: 'paypal', payoutDetails: null });
    await suite.confirmProposal(await suite.token(email, 4));
    expect(await suite.shown(id)).toMatchObject({ payoutMethod: 'webmoney', payoutDetails: 'Z123456789012' });
  });

  test('are not changed after a day: the page of the link says so', async () => {
    const { id, email, token } = await suite.approved();
    await suite.payout(token);
    const link = await suite.token(email, 3);
    const data = { expiresAt: new Date(Date.now() - 1000) };
    await suite.cms.strapi.db.query(uidOf('affiliate-proposal')).updateMany({ where: { affiliateId: id }, data });
    expect((await suite.readProposal(link)).body).toEqual({ kind: 'payout', isExpired: true, lines: [] });
    expect((await suite.confirmProposal(link)).status).toBe(404);
    expect(await suite.shown(id)).toMatchObject({ payoutDetails: null });
  });

  test.each([
    [{ account: 'ES91 2100 0418 4502 0005 1333' }, 'account', 'invalid'],
    [{ account: '' }, 'account', 'missing'],
    [{ payoutMethod: 'usdt', account: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' }, 'account', 'invalid'],
    [{ payoutMethod: 'webmoney', account: '123' }, 'account', 'invalid'],
    [{ payoutMethod: 'cash' }, 'payoutMethod', 'invalid'],
  ])('%j are refused with the field', async (changes, field, code) => {
    const { id, token } = await suite.approved();
    expect(await suite.payout(token, changes)).toEqual({ status: 422, body: { errors: [{ field, code }] } });
    expect(await suite.rows('affiliate-proposal', { affiliateId: id })).toEqual([]);
  });

  test('are asked for after the approval, and for the holder of a link of the page only', async () => {
    const { token } = await suite.confirmed();
    expect((await suite.payout(token)).status).toBe(404);
    expect((await suite.payout('x'.repeat(43))).status).toBe(404);
    const { token: own, email } = await suite.approved();
    await suite.payout(own);
    const proposal = await suite.token(email, 3);
    expect((await suite.payout(proposal)).status).toBe(404);
  });

  test('bring three mails an hour at most', async () => {
    const { token } = await suite.approved();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await suite.payout(token)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });
});

describe('the end of a contract', () => {
  test('is asked for on the page and confirmed by mail: nothing new counts, and what was earned stays payable', async () => {
    const { id, code, email, token } = await suite.approved({ model: 'cps', rate: '30' });
    await applied(suite.cms.url, submission(from(code)));
    const click = await clickId(suite.cms, 501, { ...from(code), isSourceAllowed: true });
    expect((await suite.end(token)).status).toBe(202);
    expect(await suite.shown(id)).toMatchObject({ state: 'approved' });
    const link = await suite.token(email, 3);
    expect((await suite.readProposal(link)).body).toEqual({ kind: 'end', isExpired: false, lines: [] });
    expect((await suite.confirmProposal(link)).status).toBe(200);

    await applied(suite.cms.url, submission(from(code)));
    await clickId(suite.cms, 501, { ...from(code), isSourceAllowed: true });
    await postback(suite.cms, { click_id: click, status: 'sale' });
    const credits = await suite.rows('affiliate-credit', { affiliateId: id });
    expect(credits.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['lead', 0],
      ['click', 0],
      ['sale', 3000],
    ]);
    const shown = await suite.shown(id);
    expect(shown).toMatchObject({ state: 'ended', decisions: ['approved'] });
    expect(shown.history[0]).toMatchObject({ from: 'approved', to: 'ended', actor: null, reason: null });
    const { body } = await suite.page(token);
    expect(body).toMatchObject({ state: 'ended', statement: { total: { open: 3000 } } });
    expect(await suite.mail(email, 4)).toContain('Tu contrato de afiliado ha terminado');
    expect((await suite.end(token)).status).toBe(404);
    expect((await suite.payout(token)).status).toBe(202);
  });

  test('by a manager has a reason, a mail and a line of the history, and makes a waiting wish to end it void', async () => {
    const { id, email, token } = await suite.approved();
    await suite.end(token);
    const link = await suite.token(email, 3);
    const refused = await suite.decide(id, { to: 'ended', reason: '' });
    expect([refused.status, refused.body.error?.message]).toEqual([
      422,
      expect.stringContaining('«Motivo»: necesita al menos 3 caracteres'),
    ]);
    expect((await suite.decide(id, { to: 'ended', reason: 'Publicidad engañosa' })).status).toBe(200);
    const shown = await suite.shown(id);
    expect(shown.history[0]).toMatchObject({ to: 'ended', reason: 'Publicidad engañosa', actor: expect.any(String) });
    const words = await suite.mail(email, 4);
    for (const part of ['Tu contrato de afiliado ha terminado', day()]) expect(words).toContain(part);
    expect(words).not.toContain('engañosa');
    expect((await suite.confirmProposal(link)).status).toBe(404);
  });

  test('is followed by the erasure of the affiliate after the time of contracts, and credits stay', async () => {
    const { id, code } = await suite.approved();
    await applied(suite.cms.url, submission(from(code)));
    await suite.decide(id, { to: 'ended', reason: 'Lo pidió' });
    const onDay = (count: number) => new Date(Date.now() + count * 86_400_000 + 60_000);
    await runRetention(suite.cms.strapi, onDay(2189));
    expect(await suite.rows('affiliate', { id })).toHaveLength(1);
    await runRetention(suite.cms.strapi, onDay(2190));
    expect(await suite.rows('affiliate', { id })).toEqual([]);
    expect(await suite.rows('affiliate-change', { affiliateId: id })).toEqual([]);
    expect(await suite.rows('affiliate-credit', { affiliateId: id })).toHaveLength(1);
    expect(await suite.rows('mailed-link', { purpose: 'affiliate', subject: String(id) })).toEqual([]);
  });
});

describe('each decision of a manager is mailed, with its day', () => {
  test('an approval with the terms, new terms, a pause and its end', async () => {
    const { id, email } = await suite.approved({ payoutDetails: 'berta@pagos.example' });
    const approvedMail = await suite.mail(email, 2);
    for (const part of ['Modelo CPL', '12,50', 'PayPal, cuenta que termina en mple'])
      expect(approvedMail).toContain(part);
    expect(approvedMail).not.toContain('berta@pagos.example');
    await suite.decide(id, { ...approvalOfTests, rate: '20', holdDays: '45', reason: 'Subida acordada' });
    const terms = await suite.mail(email, 3);
    for (const part of ['Han cambiado tus condiciones', day(), '20 €', 'Espera: 45 días'])
      expect(terms).toContain(part);
    await suite.decide(id, { to: 'paused', reason: 'Revisión' });
    expect(await suite.mail(email, 4)).toContain('Tu cuenta de afiliado está en pausa');
    await suite.decide(id, { ...approvalOfTests, reason: 'Revisado' });
    expect(await suite.mail(email, 5)).toContain('vuelve a estar activa');
    for (const words of suite.mailsTo(email)) expect(words).not.toMatch(/Subida acordada|Revis/);
  });

  test('a refusal', async () => {
    const { id, email } = await suite.confirmed();
    await suite.decide(id, { to: 'refused', reason: 'No encaja' });
    const words = await suite.mail(email, 2);
    for (const part of ['No hemos aceptado tu petición', day()]) expect(words).toContain(part);
  });

  test('but not to an address that nobody confirmed', async () => {
    const message = suite.form();
    await suite.submit(message);
    await suite.mail(message.email, 1);
    const [row] = (await suite.rows('affiliate')).slice(-1);
    expect((await suite.decide(row?.id, { to: 'refused', reason: 'No encaja' })).status).toBe(200);
    expect((await suite.rows('mail')).slice(-1)).toMatchObject([{ template: 'affiliate-request' }]);
  });
});
