import 'server-only';
import { BoundedMemory } from '@/cms/bounded-memory.mjs';
import { processWide } from '@/cms/process-wide';
import type { OfferFit } from '@/features/offers/personal/personal';

/** Some five thousand cards. Visitors choose the loans, so there must be a limit. */
const maxBytes = 16 * 1024 * 1024;

const cards = processWide('offer-cards', () => new BoundedMemory<string>(maxBytes));

/** Everything in which two cards of one list differ. */
export interface CardKey {
  readonly offerId: number;
  readonly amount: number;
  readonly days: number;
  readonly isChosen: boolean;
  /** Has the limits of lenders and no figure of the applicant. */
  readonly fit: OfferFit | undefined;
}

/**
 * The HTML of a card, written once for all applicants with this fit: it does not depend on any other fact of an applicant.
 * @param version of the list; undefined for a list of one visitor, whose cards are not stored
 */
export function storedCard(version: number | undefined, key: CardKey, write: () => string): string {
  if (version === undefined) return write();
  const { offerId, amount, days, isChosen, fit } = key;
  const name = JSON.stringify([version, offerId, amount, days, isChosen, fit]);
  const known = cards.get(name);
  if (known !== undefined) return known;
  const html = write();
  // A character takes two bytes at most.
  cards.set(name, html, 2 * (name.length + html.length));
  return html;
}
