import { maxEventsOfRequest } from './event-table.ts';
import { type TrackedEvent, trackedEventSchema } from './tracked-event.ts';

/** The header in which the web app's server tells the CMS the network address of the visitor, for the limit only (R28). */
export const visitorAddressHeader = 'x-pf-visitor-address';

/** An event of a request that cannot be stored. */
export interface WrongEvent {
  /** The place of the event in the request, from 0. */
  readonly event: number;
  /** Its wrong field; absent for a field that no event has, because its name may be a value too. */
  readonly field?: string;
}

/** The answer to a request whose events are stored, or those of them that are valid. It never repeats a value of the request (R28). */
export interface EventsAccepted {
  readonly accepted: number;
  /** The events that were left out; absent if there are none. */
  readonly refused?: readonly WrongEvent[];
}

/** The answer to a request that is refused. None of its events is stored. It never repeats a value of the request (R28). */
export interface EventsRefused extends Partial<WrongEvent> {
  /** A word for programs: `invalid-event`. */
  readonly error: string;
  /** A sentence for people. */
  readonly message: string;
}

/** The valid events of a request, at least one, and the others. */
export interface EventsRead {
  readonly events: readonly TrackedEvent[];
  readonly wrong: readonly WrongEvent[];
}

/**
 * Reads the body of a request to `/api/event`: one event, or a list of them. A wrong event does not refuse the others, because a browser
 * sends a refused request never again.
 */
export function readEvents(body: unknown): EventsRead | { refused: EventsRefused } {
  const list: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (list.length === 0) return refused('no-events', 'The list has no event.');
  if (list.length > maxEventsOfRequest) {
    return refused('too-many-events', `A request may have ${maxEventsOfRequest} events at most.`);
  }
  const events: TrackedEvent[] = [];
  const wrong: WrongEvent[] = [];
  for (const [event, item] of list.entries()) {
    const parsed = trackedEventSchema.safeParse(item);
    if (parsed.success) events.push(parsed.data);
    else wrong.push(wrongEvent(event, parsed.error.issues[0]?.path[0]));
  }
  const [first] = wrong;
  return first && events.length === 0 ? refusedEvent(first) : { events, wrong };
}

function refused(error: string, message: string): { refused: EventsRefused } {
  return { refused: { error, message } };
}

/** @param field undefined if the event is not an object, or has a field that the schema does not know */
const wrongEvent = (event: number, field: PropertyKey | undefined): WrongEvent =>
  field === undefined ? { event } : { event, field: String(field) };

function refusedEvent(wrong: WrongEvent): { refused: EventsRefused } {
  const { event, field } = wrong;
  const fault = field === undefined ? 'it is not an object, or has an unknown field' : `${field} is not valid`;
  return { refused: { error: 'invalid-event', message: `Event ${event}: ${fault}.`, ...wrong } };
}
