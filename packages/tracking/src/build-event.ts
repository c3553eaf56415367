import { type EventName, trackedEvents } from '@prestafaro/types/event-table';
import type { EventNamed, EventProperties, TrackedEvent } from '@prestafaro/types/tracked-event';
import { affiliateMedium } from './attribution/click-ids.ts';
import type { BrowserPort } from './browser-port.ts';
import { newUuidV4 } from './uuid.ts';
import type { Visit } from './visit/record-visit.ts';

/** What the caller knows of the visit. `track` sends `sub3` only under consent to experiments. */
export type CallerFields = Pick<TrackedEvent, 'provider_id' | 'sub1' | 'sub3'>;

/** An event as it is sent, with the fields in the order of the specification (§3). */
export function buildEvent<Name extends EventName>(
  port: BrowserPort,
  { ids, source, first }: Visit,
  name: Name,
  properties: EventProperties<Name>,
  fields: CallerFields,
): EventNamed<Name> & { event_key: string } {
  const { hostname, referrer } = port.page();
  return {
    event_id: trackedEvents[name].id,
    provider_id: fields.provider_id,
    sub1: fields.sub1 ?? (source?.medium === affiliateMedium ? source.source : undefined),
    sub3: fields.sub3,
    sub4: name,
    ...properties,
    utm_source: source?.source,
    utm_medium: source?.medium,
    utm_campaign: source?.campaign,
    utm_content: source?.content,
    utm_term: source?.term,
    first_source: first?.source,
    first_medium: first?.medium,
    first_campaign: first?.campaign,
    ...ids,
    domain: hostname,
    referer: bareReferrer(referrer),
    event_key: newUuidV4(port.fillRandom),
  };
}

/**
 * The referrer without query and hash, and without a path that names an e-mail address: other sites may put personal data there (R28).
 * Undefined for apps and other schemes.
 */
function bareReferrer(referrer: string): string | undefined {
  const [address, origin] = /^(https?:\/\/[^\s?#/@]+)[^\s?#]*/.exec(referrer) ?? [];
  return /@|%40/i.test(address ?? '') ? origin : address?.slice(0, 500);
}
