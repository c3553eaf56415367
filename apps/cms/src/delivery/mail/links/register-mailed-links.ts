import { type MailedLinkAnswer, mailedLinkMessageSchema } from '@prestafaro/types/mailed-link';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { answer, bodyOf } from '../../../platform/http/answer';
import { visitorRoute } from '../../../visitors/endpoints/visitor-route';
import type { MailedLinks } from './mailed-links';

/** POST `/api/mailed-links/read`: tells the web app what the link of a mail opens, and whether its time is over. It changes nothing. */
export function registerMailedLinks(strapi: Core.Strapi, links: MailedLinks, writeToken: string): void {
  strapi.server.routes([
    visitorRoute(strapi, '/api/mailed-links/read', writeToken, async (ctx) => {
      const parsed = mailedLinkMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const link = await links.find(parsed.data.locale, parsed.data.token, new Date());
      if (!link) return answer(ctx, 404, { error: 'unknown-token' });
      answer(ctx, 200, { purpose: link.purpose, isExpired: link.isExpired } satisfies MailedLinkAnswer);
    }),
  ]);
}
