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
import { answer, answerTooMany, bodyOf, type Handler } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { KeyedMutex } from '../endpoints/keyed-mutex';
import { networkOf } from '../endpoints/network-address';
import { personHash } from '../endpoints/person-hash';
import { RateLimit } from '../endpoints/rate-limits';
import { visitorRoute } from '../endpoints/visitor-route';
import { AttackGuard } from '../proofs/attack-guard';
import { ALLOWANCES } from './allowances';
import { linkErrors } from './links';
import type { Outcome } from './outcome';
import { submitComment } from './submit-comment';
import { submitRating } from './submit-rating';
import { submitReport } from './submit-report';

interface Message {
  locale: string;
  address: string;
  proof: string | null;
}

interface Endpoint<Kind extends Message> {
  form: keyof typeof ALLOWANCES;
  schema: { safeParse(body: unknown): { success: true; data: Kind } | { success: false; error: SchemaError } };
  /** Rules that the schema cannot express. */
  check?(message: Kind): FieldError[];
  submit(message: Kind, personHash: string): Promise<Outcome>;
}

type SchemaError = Parameters<typeof fieldErrorsOf>[0];

export interface ReviewSettings {
  /** The token of the web app's server. It opens these endpoints and nothing else. */
  writeToken: string;
  hashSecret: string;
  personalData: PersonalData;
  /** APPLICATION_SECRET, which signs the challenges of every form. */
  secret: string;
  /** See `AttackGuardOptions`. */
  formsPerMinute: number;
}

const STATUS: Readonly<Record<Outcome, number>> = { accepted: 201, repeated: 200, 'unknown-subject': 404 };

/** The endpoints by which the web app submits comments, ratings and reports. They store messages and return no content. */
export function registerReviewEndpoints(
  strapi: Core.Strapi,
  settings: ReviewSettings,
  counters: Counters,
  outbox: Outbox,
): void {
  const mutex = new KeyedMutex();

  function route<Kind extends Message>(endpoint: Endpoint<Kind>) {
    const { form } = endpoint;
    const { perPerson, shareOfForms } = ALLOWANCES[form];
    const limit = new RateLimit(counters, form, { perPerson });
    const perMinute = Math.max(1, Math.floor(settings.formsPerMinute * shareOfForms));
    const guard = new AttackGuard({ counters, form, secret: settings.secret, perMinute, log: strapi.log });
    const receive: Handler = async (ctx) => {
      const parsed = endpoint.schema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const message = parsed.data;
      const errors = endpoint.check?.(message) ?? [];
      if (errors.length > 0) return answer(ctx, 422, { errors });
      const now = new Date();
      await guard.countForm(message.locale);
      const sender = { site: message.locale, network: networkOf(message.address) };
      const proof = await guard.examine(sender, message.proof, now);
      const challenge = async (given: string | null) => answer(ctx, 428, await guard.challenge(sender, now, given));
      if (proof.isRequired && !proof.id) return challenge(message.proof);
      const person = personHash(settings.hashSecret, message.address);
      const retryAfterSeconds = await limit.secondsToWait({ perPerson: person });
      if (retryAfterSeconds !== null) return answerTooMany(ctx, retryAfterSeconds);
      if (proof.isRequired && !(await guard.spend(proof.id))) return challenge(null);
      const submit = () => endpoint.submit(message, person);
      const outcome = await mutex.runExclusive(person, () => oneAtATime(strapi, `reviews of ${person}`, submit));
      answer(ctx, STATUS[outcome], outcome === 'unknown-subject' ? { error: outcome } : { outcome });
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
      submit: (message, person) => submitRating(strapi, outbox, message, person),
    }),
    route({
      form: 'comment-reports',
      schema: reportMessageSchema,
      submit: (message, person) => submitReport(strapi, message, person),
    }),
  ]);
}
