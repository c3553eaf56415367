import { mailedLinkMessageSchema } from '@prestafaro/types/mailed-link';
import { erasureMessageSchema, myDataRequestSchema, receiptMessageSchema } from '@prestafaro/types/my-data';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { addressHashOf } from '../../delivery/mail/address-hash';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';
import { mailOutboxOf } from '../../delivery/mail/register-mail';
import { answer, answerTooMany, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { networkOf } from '../../visitors/endpoints/network-address';
import { personHash } from '../../visitors/endpoints/person-hash';
import { RateLimit } from '../../visitors/endpoints/rate-limits';
import { visitorRoute } from '../../visitors/endpoints/visitor-route';
import { AttackGuard } from '../../visitors/proofs/attack-guard';
import type { PersonalData } from '../personal-data/personal-data';
import { collectPersonalData } from './collect-personal-data';
import { erasePersonalData } from './erase-personal-data';
import { personOf } from './person';
import { readReceipt } from './receipts';

/** In an hour. One network may be an office. */
const PER_PERSON = 10;
/** In a day: nobody may fill the mailbox of somebody else. */
const PER_ADDRESS = 4;
const DAY_SECONDS = 24 * 60 * 60;

export interface MyDataSettings {
  writeToken: string;
  hashSecret: string;
  /** APPLICATION_SECRET, which signs the challenges of every form. */
  secret: string;
  formsPerMinute: number;
  personalData: PersonalData;
  links: MailedLinks;
  counters: Counters;
  /** Erases the events of a browser. Undefined while the store of events is not open. */
  eraseEvents(): ((clientId: string) => Promise<number>) | undefined;
}

/**
 * The endpoints by which the web app lets visitors get or erase their data (R27): the request for a link, what the link shows, the erasure, and
 * its receipt. Tokens stand in the body, because addresses are logged.
 */
export function registerMyData(strapi: Core.Strapi, settings: MyDataSettings): void {
  const { writeToken, personalData, links, counters, secret } = settings;
  const perPerson = new RateLimit(counters, 'my-data', { perPerson: PER_PERSON });
  const perAddress = new RateLimit(counters, 'my-data', { perAddress: PER_ADDRESS }, DAY_SECONDS);
  const perMinute = Math.max(1, Math.floor(settings.formsPerMinute / 10));
  const guard = new AttackGuard({ counters, form: 'my-data', secret, perMinute, log: strapi.log });
  const route = (path: string, receive: Handler) => visitorRoute(strapi, path, writeToken, receive);

  /**
   * Every address gets a mail, and the sending of it finds out whether anything is held (`link-of-mail.ts`): so neither the answer nor its
   * time tells known addresses from unknown ones.
   */
  async function request(ctx: RequestContext): Promise<void> {
    const parsed = myDataRequestSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const { locale: site, email: to, address, proof } = parsed.data;
    const now = new Date();
    await guard.countForm(site);
    const sender = { site, network: networkOf(address) };
    const examined = await guard.examine(sender, proof, now);
    if (examined.isRequired && !examined.id) return answer(ctx, 428, await guard.challenge(sender, now, proof));
    const seconds =
      (await perPerson.secondsToWait({ perPerson: personHash(settings.hashSecret, address) })) ??
      (await perAddress.secondsToWait({ perAddress: addressHashOf(personalData, to) }));
    if (seconds !== null) return answerTooMany(ctx, seconds);
    if (examined.isRequired && !(await guard.spend(examined.id)))
      return answer(ctx, 428, await guard.challenge(sender, now));
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
      return erasePersonalData(strapi, personalData, erasure, events);
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
