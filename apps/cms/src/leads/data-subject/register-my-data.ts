import { mailedLinkMessageSchema } from '@prestafaro/types/mailed-link';
import { erasureMessageSchema, myDataRequestSchema, receiptMessageSchema } from '@prestafaro/types/my-data';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { addressHashOf } from '../../delivery/mail/address-hash';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';
import { mailOutboxOf } from '../../delivery/mail/register-mail';
import { answer, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import { RateLimit } from '../../visitors/endpoints/rate-limits';
import { visitorRoute } from '../../visitors/endpoints/visitor-route';
import { FormGate, type GateSettings } from '../../visitors/proofs/form-gate';
import type { PersonalData } from '../personal-data/personal-data';
import { collectPersonalData } from './collect-personal-data';
import { erasePersonalData } from './erase-personal-data';
import { personOf } from './person';
import { readReceipt } from './receipts';

const ALLOWANCE = { perPerson: 10, shareOfForms: 0.1 } as const;
/** In a day: nobody may fill the mailbox of somebody else. */
const PER_ADDRESS = 4;
const DAY_SECONDS = 24 * 60 * 60;

export interface MyDataSettings {
  writeToken: string;
  personalData: PersonalData;
  links: MailedLinks;
  gates: GateSettings;
  /** Erases the events of a browser. Undefined while the store of events is not open. */
  eraseEvents(): ((clientId: string) => Promise<number>) | undefined;
}

/**
 * The endpoints by which the web app lets visitors get or erase their data (R27): the request for a link, what the link shows, the erasure, and
 * its receipt. Tokens stand in the body, because addresses are logged.
 */
export function registerMyData(strapi: Core.Strapi, settings: MyDataSettings): void {
  const { writeToken, personalData, links, gates } = settings;
  const gate = new FormGate(gates, { form: 'my-data', ...ALLOWANCE });
  const perAddress = new RateLimit(gates.counters, 'my-data', { perAddress: PER_ADDRESS }, DAY_SECONDS);
  const route = (path: string, receive: Handler) => visitorRoute(strapi, path, writeToken, receive);

  /**
   * Every address gets a mail, and the sending of it finds out whether anything is held (`link-of-mail.ts`): so neither the answer nor its
   * time tells known addresses from unknown ones.
   */
  async function request(ctx: RequestContext): Promise<void> {
    const parsed = myDataRequestSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const { locale: site, email: to } = parsed.data;
    const now = new Date();
    const ofAddress = () => perAddress.secondsToWait({ perAddress: addressHashOf(personalData, to) });
    if ((await gate.admit(ctx, parsed.data, now, ofAddress)) === null) return;
    await mailOutboxOf(strapi).add({ site, to, content: { template: 'my-data-link', props: {} } }, now);
    answer(ctx, 202, { outcome: 'accepted' });
  }

  async function read(ctx: RequestContext): Promise<void> {
    const parsed = mailedLinkMessageSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const link = await links.find(parsed.data.locale, parsed.data.token, new Date());
    if (link?.purpose !== 'my-data' || link.isExpired) return answer(ctx, 404, { error: 'unknown-token' });
    const person = await personOf(strapi, personalData, link.subject);
    answer(ctx, 200, await collectPersonalData(strapi, personalData, person));
  }

  async function erase(ctx: RequestContext): Promise<void> {
    const parsed = erasureMessageSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const { locale: site, token, comments, clientId } = parsed.data;
    const now = new Date();
    const found = await links.find(site, token, now);
    if (found?.purpose !== 'my-data' || found.isExpired) return answer(ctx, 404, { error: 'unknown-token' });
    const events = clientId === null ? null : ((await settings.eraseEvents()?.(clientId)) ?? null);
    const receipt = await strapi.db.transaction(async () => {
      // Of two presses at once, one ends the link and the other one finds none.
      const link = await links.end(site, token);
      if (!link) return null;
      const erasure = { site, addressHash: found.subject, comments, now };
      return erasePersonalData(strapi, personalData, erasure, { events, links: 1 });
    });
    if (receipt) answer(ctx, 200, receipt);
    else answer(ctx, 404, { error: 'unknown-token' });
  }

  async function showReceipt(ctx: RequestContext): Promise<void> {
    const parsed = receiptMessageSchema.safeParse(bodyOf(ctx));
    const receipt = parsed.success ? await readReceipt(strapi, parsed.data.locale, parsed.data.id) : null;
    if (receipt) answer(ctx, 200, receipt);
    else answer(ctx, 404, { error: 'unknown-receipt' });
  }

  strapi.server.routes([
    route('/api/my-data/requests', request),
    route('/api/my-data/read', read),
    route('/api/my-data/erase', erase),
    route('/api/my-data/receipts', showReceipt),
  ]);
}
