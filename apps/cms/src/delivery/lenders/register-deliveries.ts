import { type DeliveryRefusal, type deliveryAnswerSchema, deliveryMessageSchema } from '@prestafaro/types/application';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { answer, answerTooMany, bodyOf } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { provide } from '../../platform/strapi-internals/container';
import { personHash } from '../../visitors/endpoints/person-hash';
import { RateLimit } from '../../visitors/endpoints/rate-limits';
import { visitorRoute } from '../../visitors/endpoints/visitor-route';
import type { Backlog } from '../waiting-rows';
import { acceptDelivery } from './accept-delivery';
import { cancelDelivery } from './cancel-deliveries';
import { deliveryCall } from './delivery-call';
import { DeliveryRows } from './delivery-rows';
import type { DeliverySettings } from './delivery-settings';
import { DeliveryWorker } from './delivery-worker';
import { lendersWithDelivery, receivedParts } from './lender-delivery';
import { pickLender } from './pick-lender';
import { postToLender } from './post-to-lender';
import { registerDeliveryTest } from './register-delivery-test';
import { sharedByMistake } from './shared-delivery';

/** Presses per hour from one address: an applicant sends to a few lenders. */
export const DELIVERY_ALLOWANCE = { perPerson: 60 } as const;
/** A delivery that nobody has tried for longer needs an operator. */
const OVERDUE_MS = 15 * 60_000;

export interface DeliveryDependencies extends DeliverySettings {
  writeToken: string;
  hashSecret: string;
  personalData: PersonalData;
  counters: Counters;
}

export interface Deliveries {
  /** Starts to send. Call it in `bootstrap()`. */
  start(): void;
  stop(): Promise<void>;
  /** @returns the fault, for the health check; null if there is none */
  problem(): Promise<string | null>;
  /** The deliveries that wait, and the age of the oldest. */
  backlog(): Promise<Backlog>;
}

const REFUSED_STATUS: Readonly<Record<DeliveryRefusal, number>> = {
  'unknown-token': 404,
  'unknown-offer': 404,
  'click-out-only': 409,
  changed: 409,
  closed: 409,
};

/** Deliveries of applications to lenders (docs/decisions/055-lead-delivery.md), and POST `/api/deliveries`, by which the web app queues one. */
export function registerDeliveries(strapi: Core.Strapi, dependencies: DeliveryDependencies): Deliveries {
  const { secrets, isPrivateAllowed, personalData } = dependencies;
  const settings: DeliverySettings = { secrets, isPrivateAllowed };
  const now = () => new Date();
  const rows = new DeliveryRows(strapi);
  const worker = new DeliveryWorker({
    ...{ log: strapi.log, rows, now },
    callOf: (row) => deliveryCall(strapi, row, settings, personalData),
    post: ({ idempotencyKey }, { url, secret, body }) =>
      postToLender(url, { secret, idempotencyKey, body, isPrivateAllowed, now: now() }),
    cancel: (row) => cancelDelivery(strapi, rows, row, now()),
    accept: (row, verdict) => acceptDelivery(strapi, rows, row, verdict, now()),
  });
  let isStarted = false;
  const wake = () => {
    if (isStarted) worker.wake();
  };
  provide(strapi, 'prestafaro.delivery-settings', settings);
  provide(strapi, 'prestafaro.delivery-queue', { wake });
  registerPick(strapi, dependencies);
  registerDeliveryTest(strapi, settings);
  return {
    start() {
      // Without any secret nothing can be sent.
      if (secrets.size === 0) return;
      isStarted = true;
      wake();
    },
    stop: () => worker.stop(),
    backlog: () => rows.backlog(now()),
    async problem() {
      const lenders = await lendersWithDelivery(strapi);
      const unusable = lenders.filter(({ delivery }) => !receivedParts(delivery, settings));
      const names = [...new Set(unusable.map(({ delivery }) => delivery.key))].sort();
      if (names.length > 0)
        return `no applications are sent, for want of a secret or a public address, to: ${names.join(', ')}`;
      const shared = sharedByMistake(lenders);
      if (shared.length > 0) return `lenders have the same delivery key, and none says so: ${shared.join('; ')}`;
      const since = await rows.untriedSince();
      const isOverdue = since !== null && now().getTime() - since.getTime() > OVERDUE_MS;
      return isOverdue ? 'a delivery has waited for over a quarter of an hour' : null;
    },
  };
}

function registerPick(strapi: Core.Strapi, dependencies: DeliveryDependencies): void {
  const { writeToken, hashSecret, personalData, counters } = dependencies;
  const limit = new RateLimit(counters, 'deliveries', DELIVERY_ALLOWANCE);
  strapi.server.routes([
    visitorRoute(strapi, '/api/deliveries', writeToken, async (ctx) => {
      const parsed = deliveryMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const seconds = await limit.secondsToWait({ perPerson: personHash(hashSecret, parsed.data.address) });
      if (seconds !== null) return answerTooMany(ctx, seconds);
      const picked = await pickLender(strapi, personalData, parsed.data, new Date());
      if (!picked.ok && picked.error === 'answers') return answer(ctx, 422, { problems: picked.problems });
      if (!picked.ok) return answer(ctx, REFUSED_STATUS[picked.error], { error: picked.error });
      const { outcome } = picked;
      answer(ctx, outcome === 'queued' ? 201 : 200, { outcome } satisfies z.infer<typeof deliveryAnswerSchema>);
    }),
  ]);
}
