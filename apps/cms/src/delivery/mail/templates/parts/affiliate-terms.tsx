import type { AffiliateChanged } from '../affiliate-props';
import type { MailContext } from '../template';
import { List } from './parts';

export type MailedTerms = Pick<AffiliateChanged, 'terms' | 'payout'>;

/** The terms and the way of payment that are valid now; nothing if a change is about neither. */
export function AffiliateTerms({ context, terms, payout }: { context: MailContext } & MailedTerms) {
  const { models, rate, methods, paidTo } = context.words.affiliate.terms;
  const items = [
    ...(terms ? [models[terms.model], rate(context.money(terms.rateCents / 100))] : []),
    ...(payout ? [paidTo(methods[payout.method], payout.ending)] : []),
  ];
  return items.length > 0 && <List items={items} />;
}
