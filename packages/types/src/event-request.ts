import { maxEventsOfRequest } from './event-table.ts';
import { type TrackedEvent, trackedEventSchema } from './tracked-event.ts';

/** The header in which the web app's server tells the CMS the network address of the visitor, for the limit only (R28). */
export const visitorAddressHeader = 'x-pf-visitor-address';

/** The answer to a request whose events are stored. */
export interface EventsAccepted {
  readonly accepted: number;
}

/** The answer to a request that is refused. None of its events is stored. It never repeats a value of the request (R28). */
export interface EventsRefused {
  /** A word for programs: `invalid-event`. */
  readonly error: string;
  /** A sentence for people. */
  readonly message: string;
  /** The place of the wrong event in the request, from 0. */
  readonly event?: number;
  /** Its wrong field; absent for a field that no event has, because its name may be a value too. */
  readonly field?: string;
}

/** Reads the body of a request to `/api/event`: one event, or a list of them. */
export function readEvents(body: unknown): { events: TrackedEvent[] } | { refused: EventsRefused } {
  const list: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (list.length === 0) return refused('no-events', 'The list has no event.');
  if (list.length > maxEventsOfRequest) {
    return refused('too-many-events', `A request may have ${maxEventsOfRequest} events at most.`);
  }
  const events: TrackedEvent[] = [];
  for (const [index, item] of list.entries()) {
    const parsed = trackedEventSchema.safeParse(item);
    if (!parsed.success) return refusedEvent(index, parsed.error.issues[0]?.path[0]);
    events.push(parsed.data);
  }
  return { events };
}

function refused(error: string, message: string): { refused: EventsRefused } {
  return { refused: { error, message } };
}

/** @param field undefined if the event is not an object, or has a field that the schema does not know */
function refusedEvent(event: number, field: PropertyKey | undefined): { refused: EventsRefused } {
  const fault = field === undefined ? 'it is not an object, or has an unknown field' : `${String(field)} is not valid`;
  const message = `Event ${event}: ${fault}.`;
  return { refused: { error: 'invalid-event', message, event, ...(field !== undefined && { field: String(field) }) } };
}
