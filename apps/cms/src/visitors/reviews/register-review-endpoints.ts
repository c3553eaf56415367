import {
  commentMessageSchema,
  type FieldError,
  fieldErrorsOf,
  ratingMessageSchema,
  reportMessageSchema,
} from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import type { Outbox } from '../publishing/outbox';
import { answer, answerTooMany, bodyOf, type Handler } from '../visitor-endpoints/answer';
import type { Counters } from '../visitor-endpoints/counters';
import { personHash } from '../visitor-endpoints/person-hash';
import { RateLimit } from '../visitor-endpoints/rate-limits';
import { Turns } from '../visitor-endpoints/turns';
import { visitorRoute } from '../visitor-endpoints/visitor-route';
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
  /** What the schema cannot say. */
  check?(message: Kind): FieldError[];
  submit(message: Kind, personHash: string): Promise<Outcome>;
}

type SchemaError = Parameters<typeof fieldErrorsOf>[0];

export interface VisitorSecrets {
  /** Opens these addresses to the web app's server, and nothing else to anybody. */
  writeToken: string;
  hashSecret: string;
}

const STATUS: Readonly<Record<Outcome, number>> = { accepted: 201, repeated: 200, 'unknown-subject': 404 };

/** Where the web app hands in what visitors wrote: comments, stars and reports. They are stored and nothing is read back. */
export function registerVisitorEndpoints(
  strapi: Core.Strapi,
  secrets: VisitorSecrets,
  counters: Counters,
  outbox: Outbox,
): void {
  const turns = new Turns();

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
      const outcome = await turns.run(person, () => endpoint.submit(message, person));
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
