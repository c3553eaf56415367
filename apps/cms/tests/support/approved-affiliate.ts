import { type AffiliatePageAnswer, affiliatePageAnswerSchema } from '@prestafaro/types/affiliate';
import { expect } from 'vitest';
import { uidOf } from '../../src/content/content-types';
import type { AdminCall } from './admin';
import { linkedToken, type ReceivedMail, wordsOf } from './mail-server';
import { postAsWeb } from './post-as-web';
import { type RunningCms, WRITE_TOKEN } from './start-cms';
import { newAddress } from './visitors';

const WAIT = { timeout: 20_000, interval: 50 };

export interface ApprovedAffiliate {
  id: number;
  code: string;
  /** Of the link to the affiliate's page. */
  token: string;
}

let people = 0;

/** What the visitors of an affiliate send. */
export const from = (code: string) => ({
  attribution: { utm_source: code, utm_medium: 'affiliate', sub1: code },
});

/**
 * An affiliate who asked, confirmed the address by the mail and was approved, all by HTTP.
 * @param terms of the approval, in place of 12,50 € a lead
 */
export async function approvedAffiliate(
  cms: RunningCms,
  received: readonly ReceivedMail[],
  manager: AdminCall,
  terms: object = {},
): Promise<ApprovedAffiliate> {
  people += 1;
  const email = `berta.${people}@example.com`;
  await postAsWeb(cms.url, 'affiliates', {
    ...{ locale: 'es-ES', name: 'Berta Secreta', email, website: 'ahorro-secreto.example', model: 'cpl' },
    ...{ payoutMethod: 'paypal', terms: true, proof: null, address: newAddress() },
    text: 'Un blog secreto sobre ahorro con visitas de buscadores.',
  });
  const confirm = await mailedToken(received, email, 1);
  await postAsWeb(cms.url, 'affiliates/confirm', { locale: 'es-ES', token: confirm });
  const [row] = await cms.strapi.db.query(uidOf('affiliate')).findMany({ orderBy: { id: 'desc' }, limit: 1 });
  const decision = {
    ...{ to: 'approved', reason: 'Buena web', model: 'cpl', rate: '12,50', payoutDetails: 'cuenta@pagos.example' },
    ...terms,
  };
  const { status, body } = await manager('POST', `/affiliates/${row.id}/decision`, decision);
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: Number(row.id), code: String(row.code), token: await mailedToken(received, email, 2) };
}

/** The token in the link of a mail to an address. @param count how many mails it has got by then */
export async function mailedToken(received: readonly ReceivedMail[], address: string, count: number): Promise<string> {
  const mails = () => received.filter(({ to }) => to.includes(address));
  await expect.poll(() => mails().length, WAIT).toBe(count);
  return linkedToken(wordsOf(mails()[count - 1] as ReceivedMail));
}

/** The page of an affiliate, as the web app reads it. */
export async function affiliatePageOf(cms: RunningCms, token: string): Promise<AffiliatePageAnswer> {
  const answer = await postAsWeb(cms.url, 'affiliates/page', { locale: 'es-ES', token, month: null }, WRITE_TOKEN);
  expect(answer.status).toBe(200);
  return affiliatePageAnswerSchema.parse(await answer.json());
}
