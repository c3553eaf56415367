import { type CoolingOffRule, consumerProtectionOf, todayIn } from '@prestafaro/countries';
import { fill } from '@/messages/fill';
import { daysText, resultAmount } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';

/** The law's time to think again in the country of a site on this day, with its source. Undefined where the law gives none. */
export function coolingOffText(view: SiteView, now: Date): string | undefined {
  const { country } = view.site;
  const rule = consumerProtectionOf(country, todayIn(country, now)).coolingOff;
  return rule && textOf(rule, view);
}

function textOf({ value, source, sourceIn }: CoolingOffRule, view: SiteView): string {
  const { coolingOff } = view.messages.lenders;
  const cited = sourceIn?.[view.site.language] ?? source;
  return value.kind === 'withdrawal'
    ? fill(coolingOff.withdrawal, { days: daysText(value.days, view), source: cited })
    : fill(coolingOff.delayedPayout, {
        amount: resultAmount(value.aboveCents, view),
        hours: String(value.hours),
        source: cited,
      });
}
