import { type EventName, trackedEvents } from '@prestafaro/types/event-table';
import type { EventNamed, EventProperties } from '@prestafaro/types/tracked-event';
import type { BrowserPort } from './browser-port.ts';
import type { ConsentGate } from './consent-gate.ts';
import { sendEvent } from './send-event.ts';
import { visitorIds } from './visitor-ids.ts';

export interface EventSettings {
  /** The address that takes events, such as `/api/event`. */
  readonly url: string;
  /** The country's `providerId`, from the site's settings. */
  readonly providerId?: string;
}

/**
 * Reports an event of the table of events. Without consent to measurement it does nothing. It never throws, because a failed
 * count must not break a page.
 */
export function track<Name extends EventName>(
  gate: ConsentGate<BrowserPort>,
  settings: EventSettings,
  name: Name,
  properties: EventProperties<Name>,
): void {
  try {
    gate.through('measurement', (port) => {
      const { hostname, referrer } = port.page();
      const event: EventNamed<Name> = {
        event_id: trackedEvents[name].id,
        provider_id: settings.providerId,
        sub4: name,
        ...properties,
        ...visitorIds(port),
        domain: hostname,
        referer: bareReferrer(referrer),
      };
      sendEvent(port, settings.url, event);
    });
  } catch {
    // A browser that forbids cookies throws when code touches them. Such a visitor is not counted.
  }
}

/** The referrer without query and hash, where other sites may put personal data (R28). Undefined for apps and other schemes. */
function bareReferrer(referrer: string): string | undefined {
  return /^https?:\/\/[^\s?#]+/.exec(referrer)?.[0].slice(0, 500);
}
