import {
  commentMessageSchema,
  type FieldError,
  fieldErrorsOf,
  ratingMessageSchema,
  reportMessageSchema,
} from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import type { Outbox } from '../../delivery/publishing/outbox';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { answer, answerTooMany, bodyOf, type Handler } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { KeyedMutex } from '../endpoints/keyed-mutex';
import { personHash } from '../endpoints/person-hash';
import { RateLimit } from '../endpoints/rate-limits';
import { visitorRoute } from '../endpoints/visitor-route';
import { ALLOWANCES } from './allowances';
import { linkErrors } from './links';
import type { Outcome } from './outcome';
import { submitComment } from './submit-comment';
import { submitRating } from './submit-rating';
import { submitReport } from './submit-report';

interface Message {
  locale: string;
  address: string;
}

interface Endpoint<Kind extends Message> {
  path: string;
  schema: { safeParse(body: unknown): { success: true; data: Kind } | { success: false; error: SchemaError } };
  allowance: keyof typeof ALLOWANCES;
  /** Rules that the schema cannot express. */
  check?(message: Kind): FieldError[];
  submit(message: Kind, personHash: string): Promise<Outcome>;
}

type SchemaError = Parameters<typeof fieldErrorsOf>[0];

export interface VisitorSecrets {
  /** The token of the web app's server. It opens these endpoints and nothing else. */
  writeToken: string;
  hashSecret: string;
}

const STATUS: Readonly<Record<Outcome, number>> = { accepted: 201, repeated: 200, 'unknown-subject': 404 };

/** The endpoints by which the web app submits comments, ratings and reports. They store messages and return no content. */
export function registerReviewEndpoints(
  strapi: Core.Strapi,
  secrets: VisitorSecrets,
  counters: Counters,
  outbox: Outbox,
): void {
  const mutex = new KeyedMutex();

  function route<Kind extends Message>(endpoint: Endpoint<Kind>) {
    const limit = new RateLimit(counters, endpoint.allowance, ALLOWANCES[endpoint.allowance]);
    const receive: Handler = async (ctx) => {
      const parsed = endpoint.schema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const message = parsed.data;
      const errors = endpoint.check?.(message) ?? [];
      if (errors.length > 0) return answer(ctx, 422, { errors });
      const person = personHash(secrets.hashSecret, message.address);
      const retryAfterSeconds = await limit.secondsToWait({ perPerson: person, perSite: message.locale });
      if (retryAfterSeconds !== null) return answerTooMany(ctx, retryAfterSeconds);
      const submit = () => endpoint.submit(message, person);
      const outcome = await mutex.runExclusive(person, () => oneAtATime(strapi, `reviews of ${person}`, submit));
      answer(ctx, STATUS[outcome], outcome === 'unknown-subject' ? { error: outcome } : { outcome });
    };
    return visitorRoute(strapi, endpoint.path, secrets.writeToken, receive);
  }

  strapi.server.routes([
    route({
      path: '/api/comments',
      schema: commentMessageSchema,
      allowance: 'comment',
      check: ({ text }) => linkErrors(text),
      submit: (message, person) => submitComment(strapi, message, person),
    }),
    route({
      path: '/api/ratings',
      schema: ratingMessageSchema,
      allowance: 'rating',
      submit: (message, person) => submitRating(strapi, outbox, message, person),
    }),
    route({
      path: '/api/comment-reports',
      schema: reportMessageSchema,
      allowance: 'report',
      submit: (message, person) => submitReport(strapi, message, person),
    }),
  ]);
}
