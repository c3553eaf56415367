import { mailedLinkMessageSchema } from '@prestafaro/types/mailed-link';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import { answer, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import { visitorRoute } from '../endpoints/visitor-route';
import { applyProposal } from './apply-proposal';
import type { LinkServices } from './linked-affiliate';
import { linkedProposal, proposalAnswer } from './propose-change';

type Linked = NonNullable<Awaited<ReturnType<typeof linkedProposal>>>;

/** The endpoints of the page that shows a proposed change of an affiliate and confirms it. The token stands in the body, because addresses are logged. */
export function registerAffiliateProposals(services: LinkServices, writeToken: string): void {
  const { strapi, personalData } = services;

  const route = (path: string, act: (ctx: RequestContext, linked: Linked, now: Date) => Promise<void> | void) => {
    const receive: Handler = async (ctx) => {
      const parsed = mailedLinkMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const now = new Date();
      const linked = await linkedProposal(services, parsed.data, now);
      if (!linked) return answer(ctx, 404, { error: 'unknown-token' });
      await act(ctx, linked, now);
    };
    return visitorRoute(strapi, path, writeToken, receive);
  };

  strapi.server.routes([
    route('/api/affiliates/proposals/read', (ctx, linked) => answer(ctx, 200, proposalAnswer(services, linked))),
    route('/api/affiliates/proposals/confirm', async (ctx, { affiliate, proposal, isExpired }, now) => {
      const isApplied = !isExpired && (await applyProposal(strapi, personalData, affiliate, proposal, now));
      if (isApplied) answer(ctx, 200, { outcome: 'confirmed' });
      else answer(ctx, 404, { error: 'unknown-token' });
    }),
  ]);
}
