import type { KnownCost } from '@prestafaro/lending';
import type { CardView } from '@/features/offers/card/card-view';
import { fill } from '@/messages/fill';
import { resultAmount } from '@/shell/loan/amounts';

/** The payments of a loan in instalments, which together are its total. */
export interface InstalmentTexts {
  /** `3 × 103,82 €`. */
  readonly equal: string;
  /** The last one, if it differs. */
  readonly last: string | undefined;
  /** What is paid at the start, if anything is. */
  readonly first: string | undefined;
}

export function instalmentTexts(cost: KnownCost, view: CardView): InstalmentTexts {
  const { instalmentCount, instalmentCents, lastInstalmentCents, paidAtStartCents } = cost;
  const { last, first } = view.messages.offers.card;
  const amount = (cents: number) => resultAmount(cents, view);
  return {
    equal: `${instalmentCount} × ${amount(instalmentCents)}`,
    last: lastInstalmentCents === instalmentCents ? undefined : fill(last, { amount: amount(lastInstalmentCents) }),
    first: paidAtStartCents > 0 ? fill(first, { amount: amount(paidAtStartCents) }) : undefined,
  };
}
