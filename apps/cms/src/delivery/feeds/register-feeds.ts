import type { Core } from '@strapi/strapi';
import { answerJson } from './conditional-answer';
import { activeOffers, type LeadSource } from './lead-feed';
import { offerFeed } from './offer-feed';

/** For a minute: an editor's change is seen soon, and many visitors cost one request. */
const SHARED = 'public, max-age=60';
/** For the answer of one person, and for an unknown lead id. */
const OWN = 'private, no-store';

/**
 * The two feeds at the addresses of the specification (§7). They are public, because the pages show the same.
 * They are on the root router, because Strapi puts `/api` before every route of a content API.
 * @param leadSources are read in this order
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
      // The other parameters of the specification (page=all, direction=swap, pf=1) ask for what this answer always holds.
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
