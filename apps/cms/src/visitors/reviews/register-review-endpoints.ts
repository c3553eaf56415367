import {
  commentMessageSchema,
  type FieldError,
  fieldErrorsOf,
  ratingMessageSchema,
  reportMessageSchema,
} from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import type { Outbox } from '../../delivery/publishing/outbox';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { answer, bodyOf, type Handler } from '../../platform/http/answer';
import { KeyedMutex } from '../endpoints/keyed-mutex';
import { visitorRoute } from '../endpoints/visitor-route';
import { FormGate, type GateSettings, type SentForm } from '../proofs/form-gate';
import { ALLOWANCES } from './allowances';
import { linkErrors } from './links';
import type { CommentOutcome, Outcome } from './outcome';
import { submitComment } from './submit-comment';
import { submitRating } from './submit-rating';
import { submitReport } from './submit-report';

interface Endpoint<Kind extends SentForm> {
  form: keyof typeof ALLOWANCES;
  schema: { safeParse(body: unknown): { success: true; data: Kind } | { success: false; error: SchemaError } };
  /** Rules that the schema cannot express. */
  check?(message: Kind): FieldError[];
  submit(message: Kind, personHash: string): Promise<CommentOutcome>;
}

type SchemaError = Parameters<typeof fieldErrorsOf>[0];

export interface ReviewSettings {
  /** The token of the web app's server. It opens these endpoints and nothing else. */
  writeToken: string;
  personalData: PersonalData;
  gates: GateSettings;
}

const STATUS: Readonly<Record<Outcome, number>> = { accepted: 201, repeated: 200, 'unknown-subject': 404 };

/** The endpoints by which the web app submits comments, ratings and reports. They store messages and return no content. */
export function registerReviewEndpoints(strapi: Core.Strapi, settings: ReviewSettings, outbox: Outbox): void {
  const mutex = new KeyedMutex();

  function route<Kind extends SentForm>(endpoint: Endpoint<Kind>) {
    const { form } = endpoint;
    const gate = new FormGate(settings.gates, { form, ...ALLOWANCES[form] });
    const receive: Handler = async (ctx) => {
      const parsed = endpoint.schema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const message = parsed.data;
      const errors = endpoint.check?.(message) ?? [];
      if (errors.length > 0) return answer(ctx, 422, { errors });
      const person = await gate.admit(ctx, message, new Date());
      if (person === null) return;
      const submit = () => endpoint.submit(message, person);
      const stored = await mutex.runExclusive(person, () => oneAtATime(strapi, `reviews of ${person}`, submit));
      const { outcome } = stored;
      answer(ctx, STATUS[outcome], outcome === 'unknown-subject' ? { error: outcome } : stored);
    };
    return visitorRoute(strapi, `/api/${form}`, settings.writeToken, receive);
  }

  strapi.server.routes([
    route({
      form: 'comments',
      schema: commentMessageSchema,
      check: ({ text }) => linkErrors(text),
      submit: (message, person) => submitComment(strapi, settings.personalData, message, person),
    }),
    route({
      form: 'ratings',
      schema: ratingMessageSchema,
      submit: async (message, person) => ({ outcome: await submitRating(strapi, outbox, message, person) }),
    }),
    route({
      form: 'comment-reports',
      schema: reportMessageSchema,
      submit: async (message, person) => ({ outcome: await submitReport(strapi, message, person) }),
    }),
  ]);
}
