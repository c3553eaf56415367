import type { ErasedKind } from '@prestafaro/types/my-data';
import { eraseAffiliates } from './affiliates';
import { detachClicks } from './blurred-times';
import { eraseHistory, revokeConsents } from './erased-applications';
import { eraseComments } from './erased-comments';
import { erasePush } from './erased-deliveries';
import { eraseLinks, eraseMails } from './erased-mails';
import type { Erasure } from './erasure';
import { eraseEndedSuppressions } from './held-suppressions';

/** Erases the rows of a person in one store, in the transaction of the erasure. @returns the number of rows, for the receipt */
type ErasedStore = readonly [kind: ErasedKind | null, erase: (erasure: Erasure) => Promise<number | undefined>];

/**
 * What an erasure covers beside the applications, which come first, and the deliveries, which leave notices (`erase-personal-data.ts`): one line
 * for each store. `null`: the receipt does not count the rows.
 * The events of a browser are in another database and are erased before (`erase-personal-data.ts`).
 */
export const coveredStores: readonly ErasedStore[] = [
  [null, eraseHistory],
  [null, revokeConsents],
  ['clicks', detachClicks],
  [null, erasePush],
  ['mails', eraseMails],
  ['links', eraseLinks],
  ['comments', eraseComments],
  ['affiliates', eraseAffiliates],
  [null, eraseEndedSuppressions],
];
