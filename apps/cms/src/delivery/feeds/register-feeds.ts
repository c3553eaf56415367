import type { Core } from '@strapi/strapi';
import { answerJson } from './conditional-answer';
import { activeOffers, type LeadSource } from './lead-feed';
import { offerFeed } from './offer-feed';

/** A minute: an editor's change is seen soon, and many visitors cost one question. */
const SHARED = 'public, max-age=60';
/** What is one person's, and the answer to a guess. */
const OWN = 'private, no-store';

/**
 * The two feeds at the addresses of the specification (§7), for everybody: what they hold is on the pages anyway.
 * They stand on the root router, because Strapi puts `/api` before every route of a content API.
 * @param leadSources are asked in this order.
 */
export function registerFeeds(strapi: Core.Strapi, leadSources: readonly LeadSource[]): void {
  strapi.server.routes([
    {
      method: 'GET',
      path: '/offers_data/configs/:file',
      config: { auth: false },
      handler: async (ctx) => {
        const feed = await offerFeed(strapi, String(ctx.params.file));
        if (feed) answerJson(ctx, feed, SHARED);
        else ctx.notFound();
      },
    },
    {
      // The other parameters of the specification (page=all, direction=swap, pf=1) ask for what is always given.
      method: 'GET',
      path: '/api/offers-lead',
      config: { auth: false },
      handler: async (ctx) => {
        const answer = await activeOffers(leadSources, ctx.query.lead_id);
        answerJson(ctx, answer?.offerIds ?? [], answer && !answer.isPersonal ? SHARED : OWN);
      },
    },
  ]);
}
