import {
  commentMessageSchema,
  type FieldError,
  fieldErrorsOf,
  ratingMessageSchema,
  reportMessageSchema,
} from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { isSame } from '../access/read-token';
import type { Outbox } from '../publishing/outbox';
import { linkErrors } from './links';
import type { Outcome } from './outcome';
import { personHash } from './person-hash';
import { ALLOWANCES, type Allowance, RateLimit } from './rate-limits';
import { submitComment } from './submit-comment';
import { submitRating } from './submit-rating';
import { submitReport } from './submit-report';
import { Turns } from './turns';

type Handler = Core.MiddlewareHandler;

interface Message {
  locale: string;
  address: string;
}

interface Endpoint<Kind extends Message> {
  path: string;
  schema: { safeParse(body: unknown): { success: true; data: Kind } | { success: false; error: SchemaError } };
  allowance: Allowance;
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
export function registerVisitorEndpoints(strapi: Core.Strapi, secrets: VisitorSecrets, outbox: Outbox): void {
  const turns = new Turns();

  function route<Kind extends Message>(endpoint: Endpoint<Kind>) {
    const limit = new RateLimit(endpoint.allowance);
    const receive: Handler = async (ctx) => {
      const parsed = endpoint.schema.safeParse((ctx.request as { body?: unknown }).body);
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const message = parsed.data;
      const errors = endpoint.check?.(message) ?? [];
      if (errors.length > 0) return answer(ctx, 422, { errors });
      const person = personHash(secrets.hashSecret, message.address);
      const retryAfterSeconds = await limit.secondsToWait(person, message.locale);
      if (retryAfterSeconds !== null) {
        ctx.set('Retry-After', String(retryAfterSeconds));
        return answer(ctx, 429, { retryAfterSeconds });
      }
      const outcome = await turns.run(person, () => endpoint.submit(message, person));
      answer(ctx, STATUS[outcome], outcome === 'unknown-subject' ? { error: outcome } : { outcome });
    };
    const handler = [bearerOf(secrets.writeToken), withoutWordsInTheLog(strapi, endpoint.path), receive];
    return { method: 'POST' as const, path: endpoint.path, config: { auth: false as const }, handler };
  }

  strapi.server.routes([
    route({
      path: '/api/comments',
      schema: commentMessageSchema,
      allowance: ALLOWANCES.comment,
      check: ({ text }) => linkErrors(text),
      submit: (message, person) => submitComment(strapi, message, person),
    }),
    route({
      path: '/api/ratings',
      schema: ratingMessageSchema,
      allowance: ALLOWANCES.rating,
      submit: (message, person) => submitRating(strapi, outbox, message, person),
    }),
    route({
      path: '/api/comment-reports',
      schema: reportMessageSchema,
      allowance: ALLOWANCES.report,
      submit: (message, person) => submitReport(strapi, message, person),
    }),
  ]);
}

function answer(ctx: Parameters<Handler>[0], status: number, body: object): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}

function bearerOf(token: string): Handler {
  return async (ctx, next) => {
    const bearer = /^Bearer (.+)$/i.exec(ctx.get('authorization'))?.[1];
    if (!bearer || !isSame(bearer, token)) return ctx.unauthorized();
    return next();
  };
}

/** A database error repeats the statement with its values, which are a visitor's words and address (R28). */
function withoutWordsInTheLog(strapi: Core.Strapi, path: string): Handler {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { name = 'Error', code = 'no code' } = error as { name?: string; code?: string };
      strapi.log.error(`POST ${path} failed: ${name} (${code})`);
      answer(ctx, 500, { error: 'failed' });
    }
  };
}
