import { submissionSchema, tokenMessageSchema } from '@prestafaro/types/application';
import { mailedLinkMessageSchema } from '@prestafaro/types/mailed-link';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';
import { answer, answerTooMany, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import { KeyedMutex } from '../endpoints/keyed-mutex';
import type { RateLimit } from '../endpoints/rate-limits';
import { visitorRoute } from '../endpoints/visitor-route';
import { applicationOfToken } from './application-of-token';
import { changeApplicationStatus } from './change-status';
import { progressOf } from './progress';
import { type LINK_ALLOWANCE, renewStatusLink } from './renew-link';
import { type SubmissionServices, type SubmitOutcome, submitApplication } from './submit-application';

interface EndpointServices extends SubmissionServices {
  links: MailedLinks;
  linkLimit: RateLimit<keyof typeof LINK_ALLOWANCE>;
}

/**
 * The endpoints by which the web app submits an application, reads its progress, withdraws it and mails another link to it. The token stands in the
 * body, because addresses are logged.
 */
export function registerApplicationEndpoints(services: EndpointServices, writeToken: string): void {
  const { strapi, personalData, links, linkLimit } = services;
  const mutex = new KeyedMutex();
  const route = (path: string, receive: Handler) => visitorRoute(strapi, path, writeToken, receive);

  strapi.server.routes([
    route('/api/applications', async (ctx) => {
      const parsed = submissionSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { problems: fieldErrorsOf(parsed.error) });
      // The second click of a double click finds what the first one stored, and one proof is enough for both.
      const { data } = parsed;
      const outcome = await mutex.runExclusive(data.key, () => submitApplication(services, data, new Date()));
      answerOutcome(ctx, outcome);
    }),
    route('/api/applications/progress', async (ctx) => {
      const progress = await progressOf(strapi, personalData, tokenOf(ctx), new Date());
      if (progress) answer(ctx, 200, progress);
      else answer(ctx, 404, { error: 'unknown-token' });
    }),
    route('/api/applications/withdraw', async (ctx) => {
      const application = await applicationOfToken(strapi, personalData, tokenOf(ctx));
      if (!application) return answer(ctx, 404, { error: 'unknown-token' });
      const change = { applicationId: application.id, to: 'withdrawn', source: 'visitor', now: new Date() } as const;
      const outcome = await changeApplicationStatus(strapi, change);
      if (outcome.ok) answer(ctx, 200, { status: outcome.status });
      else answer(ctx, 409, { error: 'not-allowed' });
    }),
    route('/api/applications/renew-link', async (ctx) => {
      const parsed = mailedLinkMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const outcome = await renewStatusLink(strapi, { links, limit: linkLimit }, parsed.data, new Date());
      if (outcome.outcome === 'too-many') answerTooMany(ctx, outcome.retryAfterSeconds);
      else if (outcome.outcome === 'mailed') answer(ctx, 202, {});
      else answer(ctx, 404, { error: 'unknown-token' });
    }),
  ]);
}

const tokenOf = (ctx: RequestContext) => tokenMessageSchema.safeParse(bodyOf(ctx)).data?.token;

function answerOutcome(ctx: RequestContext, outcome: SubmitOutcome): void {
  if (outcome.outcome === 'too-many') answerTooMany(ctx, outcome.retryAfterSeconds);
  else answer(ctx, ...statusAndBody(outcome));
}

function statusAndBody(outcome: Exclude<SubmitOutcome, { outcome: 'too-many' }>): [status: number, body: object] {
  switch (outcome.outcome) {
    case 'stored':
      return [outcome.isNew ? 201 : 200, { outcome: 'stored', token: outcome.token }];
    case 'refused':
      return [422, { problems: outcome.problems }];
    case 'key-reused':
      return [409, { error: 'key-reused' }];
    case 'challenged':
      return [428, outcome.challenge];
  }
}
