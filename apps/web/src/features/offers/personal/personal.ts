import type { VisitorAnswers } from '@prestafaro/lending';
import type { ShownReason } from '@prestafaro/types/application';
import type { OwnMatching } from '@/cms/own-matching';

/** Whether a list was made for one visitor, and from what. */
export type Personal =
  | { readonly state: 'anonymous' }
  /** There is an application, but the list could not be made for it: the general list is shown, with a note. */
  | { readonly state: 'failed' }
  | { readonly state: 'own'; readonly matching: OwnMatching }
  /** The list is compared with the answers in the address. Of each offer, by its id. */
  | { readonly state: 'answered'; readonly fits: ReadonlyMap<number, OfferFit> };

/** The fit of an offer with an application. */
export type OfferFit =
  | {
      readonly state: 'compared';
      readonly isMatch: boolean;
      /** For a match: reasons for it, the strongest first. Otherwise: all hindrances. */
      readonly reasons: readonly ShownReason[];
      /** Criteria that are unknown, because the lender does not publish them or the form did not ask. */
      readonly unknown: readonly ShownReason[];
    }
  /** By the answers above the list: only by what was answered. */
  | {
      readonly state: 'answered';
      readonly isMatch: true;
      /** What the visitor meets. */
      readonly reasons: readonly ShownReason[];
      /** What the lender does not state. */
      readonly unknown: readonly ShownReason[];
    }
  | {
      readonly state: 'answered';
      readonly isMatch: false;
      readonly reasons: readonly ShownReason[];
      readonly answers: VisitorAnswers;
    }
  /** The offer was published after the matching. */
  | { readonly state: 'not-compared' };
