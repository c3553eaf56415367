import { clickMessageSchema, type unknownOfferAnswerSchema } from '@prestafaro/types/application';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { PersonalData } from '../personal-data/personal-data';
import { answer, answerTooMany, bodyOf } from '../visitor-endpoints/answer';
import type { Counters } from '../visitor-endpoints/counters';
import { personHash } from '../visitor-endpoints/person-hash';
import { RateLimit } from '../visitor-endpoints/rate-limits';
import { visitorRoute } from '../visitor-endpoints/visitor-route';
import { recordClick } from './record-click';

/** An hour. An office behind one address compares at leisure; a machine that draws money from a network does not. */
export const CLICK_ALLOWANCE = { perPerson: 300 } as const;

export interface ClickParts {
  writeToken: string;
  hashSecret: string;
  personalData: PersonalData;
  counters: Counters;
}

/** POST `/api/clicks`: the web app's server says that somebody follows an offer, and is told where it leads. */
export function registerClicks(strapi: Core.Strapi, parts: ClickParts): void {
  const limit = new RateLimit(parts.counters, 'clicks', CLICK_ALLOWANCE);
  strapi.server.routes([
    visitorRoute(strapi, '/api/clicks', parts.writeToken, async (ctx) => {
      const parsed = clickMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const perPerson = personHash(parts.hashSecret, parsed.data.address);
      const seconds = await limit.secondsToWait({ perPerson });
      if (seconds !== null) return answerTooMany(ctx, seconds);
      const click = await recordClick(strapi, parts.personalData, parsed.data);
      if (!click)
        return answer(ctx, 404, { error: 'unknown-offer' } satisfies z.infer<typeof unknownOfferAnswerSchema>);
      answer(ctx, click.outcome === 'leads' ? 201 : 200, click);
    }),
  ]);
}
