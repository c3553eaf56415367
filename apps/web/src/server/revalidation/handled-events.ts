import 'server-only';

/** What an event led to: the cache tags that were dropped, and the public paths of the pages that are made anew. */
export interface HandledEvent {
  readonly dropped: readonly string[];
  readonly warming: readonly string[];
}

/** The CMS repeats an event for some minutes at most, and can send far fewer events than this in that time. */
const maxEvents = 500;
const handled = new Map<string, Promise<HandledEvent>>();

/** Handles an event once: a repetition gets the first answer. A failure is forgotten, so that a repetition can succeed. */
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
