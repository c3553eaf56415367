import { affiliateRequestSchema } from '@prestafaro/types/affiliate';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { addressHashOf } from '../../delivery/mail/address-hash';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { answer, bodyOf, type Handler } from '../../platform/http/answer';
import { KeyedMutex } from '../endpoints/keyed-mutex';
import { RateLimit } from '../endpoints/rate-limits';
import { visitorRoute } from '../endpoints/visitor-route';
import { FormGate, type GateSettings } from '../proofs/form-gate';
import { LINK_ALLOWANCE } from './linked-affiliate';
import { registerAffiliatePage } from './register-affiliate-page';
import { registerAffiliateProposals } from './register-affiliate-proposals';
import { submitAffiliate } from './submit-affiliate';

/** A manager reads each request. */
const ALLOWANCE = { perPerson: 5, shareOfForms: 0.1 } as const;
/** Requests for an address in a day: below the mails of a kind that it may get (`mail-limits.ts`), so that each of them has its link mailed. */
const PER_ADDRESS = 4;
const DAY_SECONDS = 24 * 60 * 60;

export interface AffiliateServices {
  strapi: Core.Strapi;
  personalData: PersonalData;
  links: MailedLinks;
  gates: GateSettings;
  writeToken: string;
}

/**
 * POST `/api/affiliates`: the web app submits a request to become an affiliate. The answer is the same for a new address and a known one,
 * and so is the limit.
 * Beside it are the endpoints of the page of an affiliate.
 */
export function registerAffiliates(services: AffiliateServices): void {
  const { strapi, personalData, links, gates, writeToken } = services;
  const mutex = new KeyedMutex();
  const gate = new FormGate(gates, { form: 'affiliates', ...ALLOWANCE });
  const perAddress = new RateLimit(gates.counters, 'affiliates', { perAddress: PER_ADDRESS }, DAY_SECONDS);
  const receive: Handler = async (ctx) => {
    const parsed = affiliateRequestSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const request = parsed.data;
    const now = new Date();
    const addressHash = addressHashOf(personalData, request.email);
    const ofAddress = () => perAddress.secondsToWait({ perAddress: addressHash });
    if ((await gate.admit(ctx, request, now, ofAddress)) === null) return;
    const key = `affiliate ${request.locale} ${addressHash}`;
    const submit = () => submitAffiliate(strapi, personalData, request, now);
    await mutex.runExclusive(key, () => oneAtATime(strapi, key, submit));
    answer(ctx, 201, { outcome: 'accepted' });
  };
  strapi.server.routes([visitorRoute(strapi, '/api/affiliates', writeToken, receive)]);
  const limit = new RateLimit(gates.counters, 'affiliate-links', LINK_ALLOWANCE);
  const linkServices = { strapi, personalData, links, limit };
  registerAffiliatePage(linkServices, writeToken);
  registerAffiliateProposals(linkServices, writeToken);
}
