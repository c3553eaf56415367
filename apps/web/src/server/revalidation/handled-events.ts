import 'server-only';

/** What an event led to: the cache tags that were dropped, and public paths: those that are fresh again, and those that will be soon. */
export interface HandledEvent {
  readonly dropped: readonly string[];
  readonly warmed: readonly string[];
  readonly warming: readonly string[];
}

/** The CMS repeats an event for some minutes at most; this many are far more than it can send in that time. */
const most = 500;
const handled = new Map<string, Promise<HandledEvent>>();

/** Handles an event once: a repeat gets the answer of the first time. A failure is forgotten, so that a repeat can mend it. */
export function once(id: string, handle: () => Promise<HandledEvent>): Promise<HandledEvent> {
  const earlier = handled.get(id);
  if (earlier) return earlier;
  const answer = handle();
  handled.set(id, answer);
  answer.catch(() => handled.delete(id));
  const oldest = handled.size > most ? handled.keys().next().value : undefined;
  if (oldest !== undefined) handled.delete(oldest);
  return answer;
}
