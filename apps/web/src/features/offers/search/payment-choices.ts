import { highestPaymentCents, type OfferCost } from '@prestafaro/lending';

/** A highest payment in units of the currency, and how many offers have none above it. */
export interface PaymentChoice {
  readonly max: number;
  readonly count: number;
}

/** More choices than these tell little. */
const maxChoices = 6;

/**
 * The limits of a payment that tell offers apart, the lowest first. In round numbers, of which a site has few: each of them is a page that
 * is stored. A limit above which no offer has a payment is left out.
 */
export function paymentChoices(offers: readonly { readonly shownCost: OfferCost }[]): PaymentChoice[] {
  const highest = offers.map(highestPaymentCents).filter((cents) => cents !== null);
  const limits = [...new Set(highest.map((cents) => roundUp(cents / 100)))].sort((a, b) => a - b).slice(0, -1);
  return limits
    .slice(0, maxChoices)
    .map((max) => ({ max, count: highest.filter((cents) => cents <= max * 100).length }));
}

/** To two digits and zeros: 104.6 becomes 110. */
function roundUp(amount: number): number {
  const step = 10 ** Math.max(0, Math.ceil(Math.log10(amount + 1)) - 2);
  return Math.ceil(amount / step) * step;
}
