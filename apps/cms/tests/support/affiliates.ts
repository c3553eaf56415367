import type { AffiliatePageAnswer } from '@prestafaro/types/affiliate';
import type { AffiliateProposalAnswer } from '@prestafaro/types/affiliate-proposal';
import { expect } from 'vitest';
import { type PersonalType, uidOf } from '../../src/content/content-types';
import type { ShownAffiliate } from '../../src/visitors/affiliates/wire';
import { type AdminCall, signInWithRole } from './admin';
import { linkedToken, mailEnvironment, type ReceivedMail, startMailServer, wordsOf } from './mail-server';
import { postAsWeb } from './post-as-web';
import { type RunningCms, startCms, WRITE_TOKEN } from './start-cms';
import { newAddress } from './visitors';

const WAIT = { timeout: 20_000, interval: 50 };

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const approval = { to: 'approved', reason: 'Buena web', model: 'cpl', rate: '12,50', payoutDetails: '' };

let people = 0;

/** A running CMS with a mail server and a manager of Spain, for tests of what affiliates do. */
export async function startAffiliates(prepare: (cms: RunningCms) => Promise<unknown> = async () => undefined) {
  const server = await startMailServer();
  const cms = await startCms({ environment: { ...mailEnvironment(server), HOSTS: 'es.example.com=ES' } });
  await prepare(cms);
  const manager = await signInWithRole(cms.strapi, cms.url, 'affiliate-manager-es');
  return {
    cms,
    manager,
    ...affiliateActs(cms, server, manager),
    async stop() {
      await cms.stop();
      await server.close();
    },
  };
}

function affiliateActs(cms: RunningCms, server: { received: ReceivedMail[] }, manager: AdminCall) {
  async function post<Body = Answer['body']>(path: string, message: object, token: string | null = WRITE_TOKEN) {
    const answer = await postAsWeb(cms.url, `affiliates${path}`, message, token);
    const text = await answer.text();
    return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body };
  }

  const rows = (type: PersonalType, where: object = {}): Promise<Record<string, unknown>[]> =>
    cms.strapi.db.query(uidOf(type)).findMany({ where, orderBy: { id: 'asc' } });

  /** The mails to an address, in the order of their arrival. */
  const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email)).map(wordsOf);

  /** The words of the mail of this number to an address. */
  async function mail(email: string, number: number): Promise<string> {
    await expect.poll(() => mailsTo(email).length, WAIT).toBeGreaterThanOrEqual(number);
    return mailsTo(email)[number - 1] ?? '';
  }

  const token = async (email: string, number: number) => linkedToken(await mail(email, number));
  const linked = (token: string) => ({ locale: 'es-ES', token });

  /** The form of the programme, with an address that no other test has. */
  const form = (changes: object = {}) => ({
    ...{ locale: 'es-ES', name: 'Berta Secreta', email: `berta-${++people}@example.org` },
    ...{ website: 'ahorro-secreto.example', model: 'cpl', payoutMethod: 'paypal', terms: true, proof: null },
    text: 'Un blog secreto sobre ahorro con visitas de buscadores.',
    address: newAddress(),
    ...changes,
  });

  const submit = (message: object) => post('', message);

  async function shown(id: unknown): Promise<ShownAffiliate> {
    const { status, body } = await manager('GET', `/affiliates/${id}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as ShownAffiliate;
  }

  const decide = (id: unknown, decision: object) => manager('POST', `/affiliates/${id}/decision`, decision);

  /** A request whose address is confirmed. */
  async function confirmed(changes: object = {}) {
    const message = form(changes);
    const before = new Set((await rows('affiliate')).map(({ id }) => id));
    expect((await submit(message)).status).toBe(201);
    const own = await token(message.email, 1);
    expect((await post('/confirm', linked(own))).status).toBe(200);
    const row = (await rows('affiliate')).find(({ id }) => !before.has(id));
    return { id: Number(row?.id), code: String(row?.code), email: message.email, message, token: own };
  }

  /** An approved affiliate, with the token of its page. Two mails have arrived. */
  async function approved(changes: object = {}) {
    const affiliate = await confirmed();
    const { status, body } = await decide(affiliate.id, { ...approval, ...changes });
    expect(status, JSON.stringify(body)).toBe(200);
    return { ...affiliate, token: await token(affiliate.email, 2) };
  }

  const page = (token: string) => post<AffiliatePageAnswer>('/page', { ...linked(token), month: null });
  const payout = (token: string, changes: object = {}) =>
    post('/proposals/payout', { ...linked(token), ...IBAN_OF_TESTS, bank: '', ...changes });
  const end = (token: string) => post('/proposals/end', linked(token));
  const readProposal = (token: string) => post<AffiliateProposalAnswer>('/proposals/read', linked(token));
  const confirmProposal = (token: string) => post('/proposals/confirm', linked(token));

  return {
    ...{ post, rows, mail, mailsTo, token, form, submit, shown, decide, confirmed, approved },
    ...{ page, payout, end, readProposal, confirmProposal },
  };
}

/** An account that belongs to nobody: the example of the Bank of Spain. */
export const IBAN_OF_TESTS = { payoutMethod: 'bank', account: 'ES91 2100 0418 4502 0005 1332' } as const;

/** Approves with terms, as a manager does. */
export const approvalOfTests = approval;
