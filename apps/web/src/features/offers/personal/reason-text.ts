import { formatNumber } from '@prestafaro/countries';
import type { ShownReason } from '@prestafaro/types/application';
import type { CardView } from '@/features/offers/card/card-view';
import { fill } from '@/messages/fill';
import { amountText } from '@/shell/loan/amounts';
import { amountRange, daysRange } from '@/shell/loan/ranges';

/** A reason as text, with the lender's limits if it has any: «Acepta tu edad (de 21 a 75 años)». */
export function reasonText(reason: ShownReason & { verdict: 'met' | 'unmet' }, view: CardView): string {
  const { reasons } = view.messages.offers;
  const text = reasons[reason.verdict][reason.code];
  const limits = limitsOf(reason, view);
  return limits === undefined ? text : fill(reasons.withLimits, { reason: text, limits });
}

function limitsOf({ code, min, max }: ShownReason, view: CardView): string | undefined {
  const { incomeFrom } = view.messages.offers.reasons;
  switch (code) {
    case 'age':
      return yearsRange(min, max, view);
    case 'income':
      // A minimum of zero needs no "from 0".
      return min === null || min <= 0 ? undefined : fill(incomeFrom, { amount: amountText(min, view) });
    case 'amount':
      return amountRange(min, max, view);
    case 'term':
      return daysRange(min, max, view);
    default:
      return undefined;
  }
}

function yearsRange(min: number | null, max: number | null, { messages, money }: CardView): string | undefined {
  const { between, from, upTo } = messages.offers.reasons.years;
  const written = (years: number) => formatNumber(years, money);
  if (min !== null && max !== null) return fill(between, { min: written(min), max: written(max) });
  if (min !== null) return fill(from, { min: written(min) });
  return max === null ? undefined : fill(upTo, { max: written(max) });
}

/** The criteria that the lender will ask for, as a list inside a sentence; undefined if all are known. */
export function asksText(unknown: readonly ShownReason[], { messages, site }: CardView): string | undefined {
  const { personal, reasons } = messages.offers;
  if (unknown.length === 0) return undefined;
  const topics = new Intl.ListFormat(site.locale, { type: 'conjunction' }).format(
    unknown.map(({ code }) => reasons.topics[code]),
  );
  return fill(personal.asks, { topics });
}

/** Tells whether a reason is met or unmet, not unknown. */
export function isDecided(reason: ShownReason): reason is ShownReason & { verdict: 'met' | 'unmet' } {
  return reason.verdict !== 'unknown';
}
