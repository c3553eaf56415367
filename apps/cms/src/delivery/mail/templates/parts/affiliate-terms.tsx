import type { Locale } from '@prestafaro/countries';
import type { AffiliateChanged } from '../affiliate-props';
import type { MailContext } from '../template';
import { List } from './parts';

export type MailedTerms = Pick<AffiliateChanged, 'terms' | 'payout'>;

/** The terms and the way of payment that are valid now; nothing if a change is about neither. */
export function AffiliateTerms({ context, terms, payout }: { context: MailContext } & MailedTerms) {
  const { models, rate, hold, methods, paidTo } = context.words.affiliate.terms;
  const items = [
    ...(terms ? [models[terms.model], rate(context.money(terms.rateCents / 100))] : []),
    ...(terms?.holdDays === undefined ? [] : [hold(daysText(terms.holdDays, context.locale))]),
    ...(payout ? [paidTo(methods[payout.method], payout.ending)] : []),
  ];
  return items.length > 0 && <List items={items} />;
}

/** `30 días` */
const daysText = (days: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
