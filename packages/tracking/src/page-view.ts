import type { PageViewEvent, RouteMetaType } from '@prestafaro/types/tracked-event';
import type { BrowserPort } from './browser-port.ts';
import type { ConsentGate } from './consent-gate.ts';
import { sendEvent } from './send-event.ts';
import { visitorIds } from './visitor-ids.ts';

export interface PageView {
  /** The kind of page. Undefined for pages without one, such as the home page. */
  readonly metaType?: RouteMetaType;
}

export interface EventSettings {
  /** The address that takes events, such as `/api/event`. */
  readonly url: string;
  /** The country's `providerId`, from the site's settings. */
  readonly providerId?: string;
}

/**
 * Reports a page view: event 5, `pageView` (specification §9). Call it when the pathname changes; a change of only the query
 * or the hash is not a page view. Without consent to measurement it does nothing. It never throws, because a failed count must
 * not break a page.
 */
export function trackPageView(gate: ConsentGate<BrowserPort>, settings: EventSettings, view: PageView): void {
  try {
    gate.through('measurement', (port) => sendEvent(port, settings.url, pageViewEvent(port, settings, view)));
  } catch {
    // A browser that forbids cookies throws when code touches them. Such a visitor is not counted.
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

/** The referrer without query and hash, where other sites may put personal data (R28). Undefined for apps and other schemes. */
function bareReferrer(referrer: string): string | undefined {
  return /^https?:\/\/[^\s?#]+/.exec(referrer)?.[0].slice(0, 500);
}
