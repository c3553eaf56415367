import type { Core } from '@strapi/strapi';
import { answer, type Handler } from '../../../platform/http/answer';
import { bearerOf, redactFailures } from '../../../visitors/endpoints/guards';
import { readBody } from '../../../visitors/endpoints/read-body';
import type { RefusalParts } from '../record-refusal';
import { readReport } from './read-report';
import { receiveBounce } from './receive-bounce';

const BOUNCES_PATH = '/api/mail-bounces';

const FAULTS = {
  'not-a-report': 'The mail has no part message/delivery-status (RFC 3464) that names a receiver.',
  'no-message-id': 'The report returns no headers with a Message-ID, so it names no mail.',
} as const;

/**
 * POST `/api/mail-bounces`: the operator's mail server hands over a mail that came back, as it is (docs/deploy.md, "Mails that come back").
 * @param token MAIL_BOUNCE_TOKEN; without it the CMS takes none
 */
export function registerBounces(strapi: Core.Strapi, token: string | undefined, parts: RefusalParts): void {
  const receive: Handler = async (ctx) => {
    // `strapi::body` reads no body of this type.
    if (!ctx.is('message/rfc822')) {
      return answer(ctx, 415, { error: 'not-a-mail', message: 'Send the mail as message/rfc822.' });
    }
    const source = await readBody(ctx.req);
    if (source === null) {
      return answer(ctx, 413, { error: 'too-large', message: 'Send the first 64 KB, which hold the report.' });
    }
    const report = await readReport(source);
    if (typeof report === 'string') return answer(ctx, 422, { error: report, message: FAULTS[report] });
    const outcome = await receiveBounce(parts, report, new Date());
    if (outcome === 'unknown-mail')
      parts.log.info(`POST ${BOUNCES_PATH}: a report about a mail that the outbox does not have`);
    answer(ctx, 200, { outcome });
  };
  const handler = token ? [bearerOf(token), redactFailures(strapi, `POST ${BOUNCES_PATH}`), receive] : [refuseAll];
  strapi.server.routes([{ method: 'POST', path: BOUNCES_PATH, config: { auth: false }, handler }]);
}

const refuseAll: Handler = (ctx) => answer(ctx, 404, { error: 'off', message: 'MAIL_BOUNCE_TOKEN is not set.' });
