import {
  clickMessageSchema,
  type retiredOffersAnswerSchema,
  retiredOffersMessageSchema,
  type unknownOfferAnswerSchema,
} from '@prestafaro/types/application';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { answer, answerTooMany, bodyOf } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { personHash } from '../endpoints/person-hash';
import { RateLimit } from '../endpoints/rate-limits';
import { visitorRoute } from '../endpoints/visitor-route';
import { publicNames } from './offer-numbers';
import { recordClick } from './record-click';

/** Clicks per hour: enough for an office behind one address, too few for a machine that defrauds a network. */
export const CLICK_ALLOWANCE = { perPerson: 300 } as const;

export interface ClickDependencies {
  writeToken: string;
  hashSecret: string;
  personalData: PersonalData;
  counters: Counters;
}

/**
 * POST `/api/clicks`: the web app's server reports a click on an offer and gets the target of the link. POST `/api/retired-offers`: it gets the
 * names of chosen offers that no list has.
 */
export function registerClicks(strapi: Core.Strapi, dependencies: ClickDependencies): void {
  const limit = new RateLimit(dependencies.counters, 'clicks', CLICK_ALLOWANCE);
  strapi.server.routes([
    visitorRoute(strapi, '/api/clicks', dependencies.writeToken, async (ctx) => {
      const parsed = clickMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const perPerson = personHash(dependencies.hashSecret, parsed.data.address);
      const seconds = await limit.secondsToWait({ perPerson });
      if (seconds !== null) return answerTooMany(ctx, seconds);
      const click = await recordClick(strapi, dependencies.personalData, parsed.data);
      if (!click)
        return answer(ctx, 404, { error: 'unknown-offer' } satisfies z.infer<typeof unknownOfferAnswerSchema>);
      answer(ctx, click.outcome === 'leads' ? 201 : 200, click);
    }),
    visitorRoute(strapi, '/api/retired-offers', dependencies.writeToken, async (ctx) => {
      const parsed = retiredOffersMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const offers = [...(await publicNames(strapi, parsed.data))];
      answer(ctx, 200, { offers } satisfies z.infer<typeof retiredOffersAnswerSchema>);
    }),
  ]);
}
