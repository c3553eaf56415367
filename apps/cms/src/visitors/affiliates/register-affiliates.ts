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
import { submitAffiliate } from './submit-affiliate';

/** A manager reads each request. */
const ALLOWANCE = { perPerson: 5, shareOfForms: 0.1 } as const;

export interface AffiliateServices {
  strapi: Core.Strapi;
  personalData: PersonalData;
  links: MailedLinks;
  gates: GateSettings;
  writeToken: string;
}

/**
 * POST `/api/affiliates`: the web app submits a request to become an affiliate. The answer is the same for a new address and a known one.
 * Beside it are the endpoints of the page of an affiliate.
 */
export function registerAffiliates(services: AffiliateServices): void {
  const { strapi, personalData, links, gates, writeToken } = services;
  const mutex = new KeyedMutex();
  const gate = new FormGate(gates, { form: 'affiliates', ...ALLOWANCE });
  const receive: Handler = async (ctx) => {
    const parsed = affiliateRequestSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const request = parsed.data;
    const now = new Date();
    if ((await gate.admit(ctx, request, now)) === null) return;
    const key = `affiliate ${request.locale} ${addressHashOf(personalData, request.email)}`;
    const submit = () => submitAffiliate(strapi, personalData, request, now);
    await mutex.runExclusive(key, () => oneAtATime(strapi, key, submit));
    answer(ctx, 201, { outcome: 'accepted' });
  };
  strapi.server.routes([visitorRoute(strapi, '/api/affiliates', writeToken, receive)]);
  const limit = new RateLimit(gates.counters, 'affiliate-links', LINK_ALLOWANCE);
  registerAffiliatePage({ strapi, personalData, links, limit }, writeToken);
}
