import {
  fieldErrorsOf,
  type RefusedLink,
  unsubscribeMessageSchema,
  unsubscribeTokenMessageSchema,
} from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { Unsubscriptions } from '../../delivery/mail/commercial/unsubscriptions';
import { MailedLinks } from '../../delivery/mail/links/mailed-links';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { answer, answerTooMany, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { networkOf } from '../endpoints/network-address';
import { personHash } from '../endpoints/person-hash';
import { RateLimit } from '../endpoints/rate-limits';
import { visitorRoute } from '../endpoints/visitor-route';
import { AttackGuard } from '../proofs/attack-guard';
import { UNSUBSCRIBE_ALLOWANCE, UNSUBSCRIBE_SHARE_OF_FORMS } from './allowances';
import { undoByLink, unsubscribeByLink } from './linked-unsubscribing';
import { typedContacts } from './typed-contacts';

export interface UnsubscribingSettings {
  writeToken: string;
  hashSecret: string;
  /** APPLICATION_SECRET */
  secret: string;
  /** See `AttackGuardOptions`. */
  formsPerMinute: number;
}

/** The endpoints by which the web app unsubscribes people from advertising, and undoes it (R30). */
export function registerUnsubscribing(
  strapi: Core.Strapi,
  personalData: PersonalData,
  counters: Counters,
  { writeToken, hashSecret, secret, formsPerMinute }: UnsubscribingSettings,
): void {
  const unsubscriptions = new Unsubscriptions(strapi);
  const links = new MailedLinks(strapi, personalData);
  const services = { strapi, links, unsubscriptions };
  const limit = new RateLimit(counters, 'unsubscribe', UNSUBSCRIBE_ALLOWANCE);
  const perMinute = Math.max(1, Math.floor(formsPerMinute * UNSUBSCRIBE_SHARE_OF_FORMS));
  const guard = new AttackGuard({ counters, form: 'unsubscribe', secret, perMinute, log: strapi.log });

  /** The same statements for every address: what follows from a known one is the work of a job. */
  const receiveForm: Handler = async (ctx) => {
    const parsed = unsubscribeMessageSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const message = parsed.data;
    const { locale: site } = message;
    const read = typedContacts(personalData, message);
    if (!read.ok) return answer(ctx, 422, { errors: read.errors });
    const now = new Date();
    await guard.countForm(site);
    const sender = { site, network: networkOf(message.address) };
    const proof = await guard.examine(sender, message.proof, now);
    const challenge = async (given: string | null) => answer(ctx, 428, await guard.challenge(sender, now, given));
    if (proof.isRequired && !proof.id) return challenge(message.proof);
    const seconds = await limit.secondsToWait({ perPerson: personHash(hashSecret, message.address) });
    if (seconds !== null) return answerTooMany(ctx, seconds);
    if (proof.isRequired && !(await guard.spend(proof.id))) return challenge(null);
    const undo = await strapi.db.transaction(async () => {
      const subject = await unsubscriptions.add(read.contacts, site, 'form', now);
      return links.issue({ purpose: 'unsubscribe-undo', site, subject }, now);
    });
    answer(ctx, 201, { undo });
  };

  const byLink =
    (source: 'link' | 'one_click'): Handler =>
    async (ctx) => {
      const linked = tokenOf(ctx);
      answerLink(ctx, linked ? await unsubscribeByLink(services, linked, source, new Date()) : unknownLink);
    };

  strapi.server.routes([
    visitorRoute(strapi, '/api/unsubscribe', writeToken, receiveForm),
    visitorRoute(strapi, '/api/unsubscribe/link', writeToken, byLink('link')),
    visitorRoute(strapi, '/api/unsubscribe/one-click', writeToken, byLink('one_click')),
    visitorRoute(strapi, '/api/unsubscribe/undo', writeToken, async (ctx) => {
      const linked = tokenOf(ctx);
      answerLink(ctx, linked ? await undoByLink(services, linked, new Date()) : unknownLink);
    }),
  ]);
}

const unknownLink = { error: 'unknown-link' } as const;

const tokenOf = (ctx: RequestContext) => unsubscribeTokenMessageSchema.safeParse(bodyOf(ctx)).data;

function answerLink(ctx: RequestContext, outcome: object | { error: RefusedLink }): void {
  const error = 'error' in outcome ? outcome.error : undefined;
  answer(ctx, error === undefined ? 200 : error === 'expired-link' ? 410 : 404, outcome);
}
