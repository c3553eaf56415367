/** The wire fields that say more about an event, besides its id, its name and the visit. Their meaning: `tracked-event.ts`. */
export type EventProperty = 'sub5' | 'sub6' | 'sub7' | 'sub8';

/** How many events one request may hold. */
export const maxEventsOfRequest = 50;

interface EventEntry {
  /** `event_id` on the wire. */
  readonly id: number;
  /** The fields that this event may carry, and no other event's. */
  readonly properties: readonly EventProperty[];
}

/**
 * The events that the browser reports. The key is `sub4` on the wire. To add an event, add its entry here and call `report` of
 * the web app; the wire schema, the types and the tests follow. This module must not import zod, because every page loads it.
 */
export const trackedEvents = {
  /** The visitor sees another path (specification §9). */
  pageView: { id: 5, properties: ['sub5', 'sub7'] },
  /** The visitor enters a form field. The ids 6, 7 and 8 are our choice (decisions, "Tracking and consent"). */
  focus: { id: 6, properties: ['sub6', 'sub8'] },
  /** The visitor leaves a form field with a value. */
  filled: { id: 7, properties: ['sub6', 'sub8'] },
  /** A form field shows a message about its value. */
  invalid: { id: 8, properties: ['sub6', 'sub8'] },
  /** The browser shows the page again from its back/forward cache. */
  restored: { id: 27, properties: ['sub5'] },
  /** An offer enters the visible part of the page. */
  offerShown: { id: 28, properties: ['sub7', 'sub8'] },
  /** The visitor follows the link of an offer. */
  offerClicked: { id: 29, properties: ['sub7', 'sub8'] },
  /** The visitor sees the part of the product in which the arms of an experiment differ: once for each assignment. `sub3` names the arm. */
  armSeen: { id: 30, properties: [] },
  /** How fast a page was, which the visitor has left or hidden: the kind of the page, the name of the figure and its value (`web-vital.ts`). */
  webVital: { id: 31, properties: ['sub5', 'sub6', 'sub8'] },
} as const satisfies Record<string, EventEntry>;

/** The key of an event in {@link trackedEvents}, which is `sub4` on the wire. */
export type EventName = keyof typeof trackedEvents;

/** The names of an event's own fields. */
export type PropertyOf<Name extends EventName> = (typeof trackedEvents)[Name]['properties'][number];
