import { fieldErrorsOf, trackingConsentMessageSchema } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { answer, answerTooMany, bodyOf } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { personHash } from '../endpoints/person-hash';
import { RateLimit } from '../endpoints/rate-limits';
import { visitorRoute } from '../endpoints/visitor-route';
import { recordTrackingConsent } from './record-tracking-consent';

/** Choices per hour: enough for an office behind one address, too few to fill a disk. */
export const TRACKING_CONSENT_ALLOWANCE = { perPerson: 300 } as const;

export interface TrackingConsentDependencies {
  writeToken: string;
  hashSecret: string;
  counters: Counters;
}

/** POST `/api/tracking-consents`: the web app's server reports the choice of a visitor. Answers 201 after it is stored. */
export function registerTrackingConsents(strapi: Core.Strapi, dependencies: TrackingConsentDependencies): void {
  const limit = new RateLimit(dependencies.counters, 'tracking-consents', TRACKING_CONSENT_ALLOWANCE);
  strapi.server.routes([
    visitorRoute(strapi, '/api/tracking-consents', dependencies.writeToken, async (ctx) => {
      const parsed = trackingConsentMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const perPerson = personHash(dependencies.hashSecret, parsed.data.address);
      const seconds = await limit.secondsToWait({ perPerson });
      if (seconds !== null) return answerTooMany(ctx, seconds);
      await recordTrackingConsent(strapi, parsed.data);
      answer(ctx, 201, {});
    }),
  ]);
}
