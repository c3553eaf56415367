import 'server-only';

/** The effect of an event: the dropped cache tags, and the public paths of the pages that are made again. */
export interface HandledEvent {
  readonly dropped: readonly string[];
  readonly warming: readonly string[];
}

/** The CMS repeats an event for some minutes only, and sends far fewer events than this in that time. */
const maxEvents = 500;
const handled = new Map<string, Promise<HandledEvent>>();

/**
 * Handles an event once: a repetition gets the first answer. A failure is not remembered, so that a repetition can
 * succeed.
 */
export function once(id: string, handle: () => Promise<HandledEvent>): Promise<HandledEvent> {
  const earlier = handled.get(id);
  if (earlier) return earlier;
  const answer = handle();
  handled.set(id, answer);
  answer.catch(() => handled.delete(id));
  const oldest = handled.size > maxEvents ? handled.keys().next().value : undefined;
  if (oldest !== undefined) handled.delete(oldest);
  return answer;
}
