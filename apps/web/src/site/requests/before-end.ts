import { ServerResponse } from 'node:http';

const ownEnd = Symbol('end');

type End = (this: ServerResponse, ...sent: unknown[]) => ServerResponse;
type Answer = ServerResponse & { [ownEnd]?: End };

/** Looks at an answer whose headers are not sent, with what is about to be its body. @returns what to send instead. */
export type LastWord = (response: ServerResponse, sent: unknown[]) => unknown[];

/**
 * Has the last words on each answer that Next sends in one piece, to whichever `end` its compression has put on it. So the
 * property itself is watched, once for all answers: what is put on each of them costs every visitor of a stored page.
 */
export function beforeEnd(...words: LastWord[]): void {
  const withWords = (end: End): End =>
    function endWithWords(...sent) {
      if (this.headersSent) return end.apply(this, sent);
      return end.apply(
        this,
        words.reduce((body, word) => word(this, body), sent),
      );
    };
  const end = withWords(ServerResponse.prototype.end as End);
  Object.defineProperty(ServerResponse.prototype, 'end', {
    configurable: true,
    get(this: Answer) {
      return this[ownEnd] ?? end;
    },
    set(this: Answer, replaced: End) {
      this[ownEnd] = withWords(replaced);
    },
  });
}
