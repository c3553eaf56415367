import { affiliateRequestSchema } from '@prestafaro/types/affiliate';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { addressHashOf } from '../../delivery/mail/address-hash';
import { MailedLinks } from '../../delivery/mail/links/mailed-links';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { answer, answerTooMany, bodyOf, type Handler } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { KeyedMutex } from '../endpoints/keyed-mutex';
import { networkOf } from '../endpoints/network-address';
import { personHash } from '../endpoints/person-hash';
import { RateLimit } from '../endpoints/rate-limits';
import { visitorRoute } from '../endpoints/visitor-route';
import { AttackGuard } from '../proofs/attack-guard';
import { LINK_ALLOWANCE } from './linked-affiliate';
import { registerAffiliatePage } from './register-affiliate-page';
import { submitAffiliate } from './submit-affiliate';

/** Requests per hour of one person (R34), who may be an office. Each one is read by a manager. */
export const AFFILIATE_ALLOWANCE = { perPerson: 5 } as const;
/** Above this share of FORMS_PER_MINUTE each request needs a proof (`AttackGuard`). */
const SHARE_OF_FORMS = 0.1;

export interface AffiliateServices {
  strapi: Core.Strapi;
  personalData: PersonalData;
  counters: Counters;
  writeToken: string;
  hashSecret: string;
  /** APPLICATION_SECRET, which signs the challenges of every form. */
  secret: string;
  /** See `AttackGuardOptions`. */
  formsPerMinute: number;
}

/**
 * POST `/api/affiliates`: the web app submits a request to become an affiliate. The answer is the same for a new address and a known one.
 * Beside it are the endpoints of the page of an affiliate.
 */
export function registerAffiliates(services: AffiliateServices): void {
  const { strapi, personalData, counters, secret, formsPerMinute } = services;
  const mutex = new KeyedMutex();
  const limit = new RateLimit(counters, 'affiliates', AFFILIATE_ALLOWANCE);
  const perMinute = Math.max(1, Math.floor(formsPerMinute * SHARE_OF_FORMS));
  const guard = new AttackGuard({ counters, form: 'affiliates', secret, perMinute, log: strapi.log });
  const receive: Handler = async (ctx) => {
    const parsed = affiliateRequestSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const request = parsed.data;
    const now = new Date();
    await guard.countForm(request.locale);
    const sender = { site: request.locale, network: networkOf(request.address) };
    const proof = await guard.examine(sender, request.proof, now);
    const challenge = async (given: string | null) => answer(ctx, 428, await guard.challenge(sender, now, given));
    if (proof.isRequired && !proof.id) return challenge(request.proof);
    const retryAfterSeconds = await limit.secondsToWait({
      perPerson: personHash(services.hashSecret, request.address),
    });
    if (retryAfterSeconds !== null) return answerTooMany(ctx, retryAfterSeconds);
    if (proof.isRequired && !(await guard.spend(proof.id))) return challenge(null);
    const key = `affiliate ${request.locale} ${addressHashOf(personalData, request.email)}`;
    const submit = () => submitAffiliate(strapi, personalData, request, now);
    await mutex.runExclusive(key, () => oneAtATime(strapi, key, submit));
    answer(ctx, 201, { outcome: 'accepted' });
  };
  strapi.server.routes([visitorRoute(strapi, '/api/affiliates', services.writeToken, receive)]);
  const links = new MailedLinks(strapi, personalData);
  const linkLimit = new RateLimit(counters, 'affiliate-links', LINK_ALLOWANCE);
  registerAffiliatePage({ strapi, personalData, links, limit: linkLimit }, services.writeToken);
}
