import type { PageViewEvent, RouteMetaType } from '@prestafaro/types/tracked-event';
import type { BrowserPort } from './browser-port.ts';
import type { ConsentGate } from './consent-gate.ts';
import { sendEvent } from './send-event.ts';
import { visitorIds } from './visitor-ids.ts';

export interface PageView {
  /** The kind of page, for the pages that have one. Home has none. */
  readonly metaType?: RouteMetaType;
}

export interface EventSettings {
  /** Where events go, such as `/api/event`. */
  readonly url: string;
  /** The country's `providerId`, from the site's settings. */
  readonly providerId?: string;
}

/**
 * Reports that a page is seen: event 5, `pageView` (specification §9). Call it when the pathname changes: a change of
 * only the query or the hash is no page view. Without consent to measurement it does nothing at all,
 * and it never throws: a page is worth more than its count.
 */
export function trackPageView(gate: ConsentGate<BrowserPort>, settings: EventSettings, view: PageView): void {
  try {
    gate.through('measurement', (port) => sendEvent(port, settings.url, pageViewEvent(port, settings, view)));
  } catch {
    // A browser that forbids cookies throws when they are touched. Such a visitor is not counted.
  }
}

function pageViewEvent(port: BrowserPort, settings: EventSettings, view: PageView): PageViewEvent {
  const { sessionId, clientId } = visitorIds(port);
  const { hostname, referrer } = port.page();
  return {
    event_id: 5,
    provider_id: settings.providerId,
    sub4: 'pageView',
    sub5: view.metaType,
    session_id: sessionId,
    client_id: clientId,
    domain: hostname,
    referer: bareReferrer(referrer),
  };
}

/** The referrer without query and hash, where other sites may put personal data (R28). None for apps and odd schemes. */
function bareReferrer(referrer: string): string | undefined {
  return /^https?:\/\/[^\s?#]+/.exec(referrer)?.[0].slice(0, 500);
}
