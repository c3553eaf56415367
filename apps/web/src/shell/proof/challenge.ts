import type { ChallengeAnswer } from '@prestafaro/types/challenge';
import type { Answer } from '@/messages/shell/shape';

/** A challenge of the CMS with the messages for a browser that solves it. Pages do not hold them, because they are rarely needed. */
export interface Challenge extends ChallengeAnswer {
  readonly messages: { readonly working: Answer; readonly failed: Answer };
}
