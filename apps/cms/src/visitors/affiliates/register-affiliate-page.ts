import { affiliatePageMessageSchema } from '@prestafaro/types/affiliate';
import { payoutMessageSchema } from '@prestafaro/types/affiliate-proposal';
import { mailedLinkMessageSchema } from '@prestafaro/types/mailed-link';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import { answer, answerTooMany, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import { visitorRoute } from '../endpoints/visitor-route';
import { affiliatePage } from './affiliate-page';
import { type AffiliateRow, hadContract } from './affiliate-row';
import { MANAGER_CHANGES } from './change-affiliate';
import {
  confirmAffiliate,
  type LinkServices,
  linkedAffiliate,
  type RenewOutcome,
  renewAffiliateLink,
} from './linked-affiliate';
import { checkPayout } from './payout/check-payout';
import { proposeChange } from './propose-change';

type LinkMessage = Parameters<typeof linkedAffiliate>[1];

type SchemaError = Parameters<typeof fieldErrorsOf>[0];

interface Endpoint<Message extends LinkMessage> {
  schema: { safeParse(body: unknown): { success: true; data: Message } | { success: false; error: SchemaError } };
  /** Whether a link still acts after its time. */
  takesExpired: boolean;
  act(ctx: RequestContext, affiliate: AffiliateRow, message: Message, now: Date): Promise<void>;
}

/**
 * The endpoints of the page that the link of an affiliate opens. The token stands in the body, because addresses are logged; the rights of its
 * holder are to read the numbers, to confirm the address, and to have mails sent to it: another link, or one that confirms a change.
 */
export function registerAffiliatePage(services: LinkServices, writeToken: string): void {
  const { strapi, personalData } = services;

  function route<Message extends LinkMessage>(path: string, { schema, takesExpired, act }: Endpoint<Message>) {
    const receive: Handler = async (ctx) => {
      const parsed = schema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const now = new Date();
      const linked = await linkedAffiliate(services, parsed.data, now);
      if (!linked || (linked.isExpired && !takesExpired)) return answer(ctx, 404, { error: 'unknown-token' });
      await act(ctx, linked.affiliate, parsed.data, now);
    };
    return visitorRoute(strapi, path, writeToken, receive);
  }

  strapi.server.routes([
    route('/api/affiliates/page', {
      schema: affiliatePageMessageSchema,
      takesExpired: false,
      act: async (ctx, affiliate, { month }, now) =>
        answer(ctx, 200, await affiliatePage(strapi, personalData, affiliate, month, now)),
    }),
    route('/api/affiliates/confirm', {
      schema: mailedLinkMessageSchema,
      takesExpired: false,
      async act(ctx, affiliate, _, now) {
        await confirmAffiliate(strapi, affiliate, now);
        answer(ctx, 200, { outcome: 'confirmed' });
      },
    }),
    route('/api/affiliates/renew-link', {
      schema: mailedLinkMessageSchema,
      takesExpired: true,
      async act(ctx, affiliate, _, now) {
        answerMailed(ctx, await renewAffiliateLink(services, affiliate, now));
      },
    }),
    route('/api/affiliates/proposals/payout', {
      schema: payoutMessageSchema,
      takesExpired: false,
      async act(ctx, affiliate, payout, now) {
        if (!hadContract(affiliate)) return answer(ctx, 404, { error: 'unknown-token' });
        const checked = checkPayout(affiliate.country, payout);
        if (!checked.ok) return answer(ctx, 422, { errors: [checked.error] });
        const content = { payoutMethod: payout.payoutMethod, payoutDetails: checked.details };
        answerMailed(ctx, await proposeChange(services, affiliate, { kind: 'payout', content }, now));
      },
    }),
    route('/api/affiliates/proposals/end', {
      schema: mailedLinkMessageSchema,
      takesExpired: false,
      async act(ctx, affiliate, _, now) {
        if (!MANAGER_CHANGES[affiliate.state].includes('ended')) return answer(ctx, 404, { error: 'unknown-token' });
        answerMailed(ctx, await proposeChange(services, affiliate, { kind: 'end', content: {} }, now));
      },
    }),
  ]);
}

function answerMailed(ctx: RequestContext, outcome: RenewOutcome): void {
  if (outcome.outcome === 'too-many') answerTooMany(ctx, outcome.retryAfterSeconds);
  else answer(ctx, 202, { outcome: 'mailed' });
}
