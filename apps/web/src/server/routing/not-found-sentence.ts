/** The two kinds of "not found" (decisions, "Routing"). */
export type NotFoundReason = 'unmatched' | 'validity';

/** The two sentences of specification §8, to the letter. One string, so that it is one text node in the HTML. */
export function notFoundSentence(reason: NotFoundReason, path: string): string {
  return reason === 'validity' ? `Page Not Found: ${path}` : `Page not found: ${path}`;
}

/** The reason that a text names; `unmatched` for any other text. */
export const reasonOf = (text: string): NotFoundReason => (text === 'validity' ? text : 'unmatched');

/** Stands for the path in the stored page. No path contains it, and HTML does not escape it. */
export const pathPlaceholder = '{path}';
