import type { EventName } from '@prestafaro/types/event-table';
import { isLocalHost } from '@prestafaro/types/local-host';
import type { EventProperties } from '@prestafaro/types/tracked-event';
import type { BrowserPort } from './browser-port.ts';
import { buildEvent, type CallerFields } from './build-event.ts';
import type { ConsentGate } from './consent-gate.ts';
import { eraseDenied } from './erase-denied.ts';
import type { LandingMemory } from './landing-memory.ts';
import { createEventQueue } from './queue/event-queue.ts';
import { recordVisit } from './visit/record-visit.ts';
import { hasLiveSession } from './visit/visitor-ids.ts';

export { classifyLanding, type LandingClass, type LandingFacts } from './attribution/classify-landing.ts';
export { affiliateMedium } from './attribution/click-ids.ts';
export { parseSource } from './attribution/source-cookie.ts';
export type { TrafficSource } from './attribution/traffic-source.ts';
export type { CallerFields } from './build-event.ts';
export { assignArm, seeArm } from './experiments/assign-arm.ts';
export { newUuidV4 } from './uuid.ts';

/** The measuring of one page. It is loaded after consent (R15). */
export interface Measurement {
  /**
   * Reports an event of the table of events, together with those that earlier pages left in the queue. Without consent to
   * measurement it does nothing. It never throws, because a failed count must not break a page.
   */
  track<Name extends EventName>(name: Name, properties: EventProperties<Name>, fields?: CallerFields): void;
  /**
   * Deletes what was stored in each category that the gate denies now. Call it when the visitor's choice
   * has changed. It does nothing to a category that is still allowed.
   */
  forget(): void;
}

/**
 * The measurement of one page load. Creating it does not touch the browser.
 * @param url the address that takes the events, such as `/api/event`
 */
export function createMeasurement(gate: ConsentGate<BrowserPort>, memory: LandingMemory, url: string): Measurement {
  const queue = createEventQueue(gate, url);
  let isLandingWritten = false;

  return {
    track: (name, properties, fields = {}) => {
      try {
        gate.through('measurement', (port) => {
          // A page that was left open is measured when it closes. That is no visit of its own.
          if (name === 'webVital' && !hasLiveSession(port)) return;
          const landing = isLandingWritten ? undefined : memory.landing();
          const visit = recordVisit(port, landing, name === 'pageView');
          isLandingWritten ||= landing !== undefined;
          const sub3 = gate.through('experiments', () => fields.sub3);
          const event = buildEvent(port, visit, name, properties, { ...fields, sub3 });
          if (isLocalHost(port.page().hostname)) port.log('Event not sent:', event);
          else queue.add(event);
        });
      } catch {
        // A browser that forbids cookies throws when code touches them. Such a visitor is not counted.
      }
    },
    forget: () => {
      gate.whenDenied('measurement', () => {
        queue.clear();
        isLandingWritten = false;
      });
      eraseDenied(gate);
    },
  };
}
