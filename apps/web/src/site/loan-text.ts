import { askedAmount, daysText } from '@/site/amounts';
import { fill } from '@/site/messages/fill';
import type { SiteFrame } from '@/site/site-view';

/** `300 € a 91 días`. @param loan in units of the currency, and days */
export function loanText(
  { amount, days }: { amount: number; days: number },
  view: Pick<SiteFrame, 'site' | 'money' | 'messages'>,
): string {
  return fill(view.messages.offers.asked, { amount: askedAmount(amount, view), days: daysText(days, view) });
}
