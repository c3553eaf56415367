import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { runRetention } from '../src/leads/retention/run-retention';
import { approvalOfTests, startAffiliates } from './support/affiliates';

let suite: Awaited<ReturnType<typeof startAffiliates>>;

beforeAll(async () => {
  suite = await startAffiliates();
});
afterAll(() => suite?.stop());

const onDay = (day: number) => new Date(Date.now() + day * 86_400_000 + 60_000);
const refusal = { to: 'refused', reason: 'No encaja' };

describe('a second request with the address of somebody', () => {
  test('changes nothing until the holder of the address confirms it, and the answer tells nothing', async () => {
    const { id, email, message } = await suite.confirmed();
    const before = await suite.rows('affiliate', { id });
    const attack = suite.form({ email, name: 'Ladrón', website: 'ladron.example', payoutMethod: 'usdt' });
    const ofStranger = await suite.submit(suite.form());
    expect(await suite.submit(attack)).toEqual(ofStranger);
    expect(await suite.rows('affiliate', { id })).toEqual(before);
    expect(JSON.stringify(await suite.rows('affiliate-proposal'))).not.toMatch(/ladr/i);
    expect(await suite.shown(id)).toMatchObject({ name: message.name, website: message.website, isConfirmed: true });

    const words = await suite.mail(email, 2);
    for (const field of ['Nombre o empresa', 'Web o canal', 'Cómo quieres cobrar']) expect(words).toContain(field);
    // A stranger who knows the address cannot have a text of his own mailed to it.
    expect(words).not.toMatch(/ladr[oó]n|usdt/i);
    expect(words).not.toContain('Modelo que prefieres');
  });

  test('shows the holder of the address each change, and takes effect once by the confirmation', async () => {
    const { id, email, message } = await suite.confirmed();
    await suite.submit({ ...message, website: 'nueva.example', model: 'cps' });
    const link = await suite.token(email, 2);
    expect((await suite.readProposal(link)).body).toEqual({
      ...{ kind: 'request', isExpired: false },
      lines: [
        { field: 'website', before: message.website, after: 'nueva.example' },
        { field: 'model', before: 'cpl', after: 'cps' },
      ],
    });
    const statuses = (await Promise.all([suite.confirmProposal(link), suite.confirmProposal(link)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404]);
    const shown = await suite.shown(id);
    expect(shown).toMatchObject({ website: 'nueva.example', wishedModel: 'cps', email });
    expect(shown.history.map(({ changed, to, actor }) => [changed, to, actor])).toEqual([
      ['request', 'requested', null],
      [null, 'requested', null],
    ]);
    expect(await suite.mail(email, 3)).toContain('valen los datos que confirmaste');
    expect((await suite.readProposal(link)).status).toBe(404);
  });

  test('before the confirmation counts only by its own link, so the link of one request confirms no other', async () => {
    const first = suite.form({ website: 'primera.example' });
    const { email } = first;
    await suite.submit(first);
    await suite.submit({ ...first, website: 'segunda.example' });
    await suite.submit({ ...first, website: 'tercera.example' });
    const [row] = (await suite.rows('affiliate')).slice(-1);
    const [one, two, three] = await Promise.all([1, 2, 3].map((number) => suite.token(email, number)));
    expect((await suite.page(String(one))).body).toMatchObject({ isConfirmed: false, website: 'primera.example' });
    expect(await suite.shown(row?.id)).toMatchObject({ website: 'primera.example', isConfirmed: false });

    expect((await suite.confirmProposal(String(two))).status).toBe(200);
    expect(await suite.shown(row?.id)).toMatchObject({ website: 'segunda.example', isConfirmed: true });
    expect((await suite.confirmProposal(String(three))).status).toBe(404);
    await suite.post('/confirm', { locale: 'es-ES', token: one });
    expect(await suite.shown(row?.id)).toMatchObject({ website: 'segunda.example', isConfirmed: true });
  });

  test('that is the same brings no second mail and no proposal, also at once', async () => {
    const { email, message } = await suite.confirmed();
    const other = { ...message, website: 'otra.example' };
    expect((await suite.submit(message)).status).toBe(201);
    const answers = await Promise.all([suite.submit(other), suite.submit(other)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await suite.mail(email, 2);
    const mails = await suite.rows('mail', {});
    expect(mails.filter(({ template }) => template === 'affiliate-proposal').length).toBeGreaterThan(0);
    expect(suite.mailsTo(email)).toHaveLength(2);
  });

  test('of an affiliate with terms changes the own data alone, and mails a link to the page if nothing is new', async () => {
    const { id, email, message } = await suite.approved();
    const anHourAgo = new Date(Date.now() - 61 * 60_000);
    await suite.cms.strapi.db.query(uidOf('affiliate')).update({ where: { id }, data: { mailedAt: anHourAgo } });
    await suite.submit({ ...message, model: 'cps', payoutMethod: 'usdt' });
    expect(await suite.mail(email, 3)).toContain('un enlace a la página de afiliado');
    await suite.submit({ ...message, name: 'Berta y Compañía', model: 'cps', payoutMethod: 'usdt' });
    const link = await suite.token(email, 4);
    expect((await suite.readProposal(link)).body.lines.map(({ field }) => field)).toEqual(['name']);
    await suite.confirmProposal(link);
    expect(await suite.shown(id)).toMatchObject({
      ...{ name: 'Berta y Compañía', state: 'approved', model: 'cpl', payoutMethod: 'paypal' },
    });
  });

  test('after a refusal is a new request once it is confirmed', async () => {
    const { id, email, message } = await suite.confirmed();
    expect((await suite.decide(id, refusal)).status).toBe(200);
    expect((await suite.decide(id, approvalOfTests)).status).toBe(409);
    await suite.submit(message);
    expect(await suite.shown(id)).toMatchObject({ state: 'refused', decisions: [] });
    await suite.confirmProposal(await suite.token(email, 3));
    const shown = await suite.shown(id);
    expect(shown).toMatchObject({ state: 'requested', isConfirmed: true, decisions: ['approved', 'refused'] });
    expect(shown.history.map(({ to }) => to)).toEqual(['requested', 'refused', 'requested']);
  });

  test('is possible four times a day for an address, and a later one is told when, whether the address is known or not', async () => {
    const message = suite.form();
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      const { address } = suite.form();
      statuses.push((await suite.submit({ ...message, address, website: `web-${count}.example` })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    await suite.mail(message.email, 4);
  });

  test('opens with no token that is guessed, of another site or of the page', async () => {
    const { email, message, token } = await suite.confirmed();
    await suite.submit({ ...message, website: 'nueva.example' });
    const link = await suite.token(email, 2);
    for (const path of ['/proposals/read', '/proposals/confirm']) {
      for (const wrong of [{ token: 'x'.repeat(43) }, { token }, { token: link, locale: 'es-MX' }])
        expect((await suite.post(path, { locale: 'es-ES', ...wrong })).status).toBe(404);
      expect((await suite.post(path, { locale: 'es-ES', token: 'x' })).status).toBe(422);
      expect((await suite.post(path, { locale: 'es-ES', token: link }, null)).status).toBe(401);
    }
    expect((await suite.readProposal(link)).status).toBe(200);
  });

  test('that nobody confirms is erased after 30 days', async () => {
    const { email, message } = await suite.confirmed();
    await suite.submit({ ...message, website: 'nueva.example' });
    const link = await suite.token(email, 2);
    await runRetention(suite.cms.strapi, onDay(29));
    expect((await suite.rows('affiliate-proposal')).length).toBeGreaterThan(0);
    await runRetention(suite.cms.strapi, onDay(30));
    expect(await suite.rows('affiliate-proposal')).toEqual([]);
    expect((await suite.readProposal(link)).status).toBe(404);
  });
});
