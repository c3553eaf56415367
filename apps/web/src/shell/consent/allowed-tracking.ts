import 'server-only';
import { affiliateMedium, parseSource } from '@prestafaro/tracking/measurement';
import { affiliateCodePattern } from '@prestafaro/types/affiliate';
import type { Attribution } from '@prestafaro/types/application';
import {
  allowedNow,
  type ConsentChoices,
  consentCookie,
  readConsent,
  type TrackingConsent,
} from '@prestafaro/types/tracking-consent';

/** What the visitor of this request allows, and what may be said of where they came from. */
export interface AllowedTracking {
  readonly choices: ConsentChoices;
  /** Null without consent to measurement, and for a visitor whose source is not known. */
  readonly attribution: Attribution | null;
}

/** Reads the cookies of a request. For forms and exits, which are answered per request. */
export function allowedTracking(headers: Headers): AllowedTracking {
  const sent = headers.get('cookie') ?? '';
  const choices = allowedNow(sentConsent(headers), Date.now() / 1000);
  return { choices, attribution: choices.measurement ? attributionOf(sent) : null };
}

/** The last choice of the visitor of this request, whether or not it still holds. */
export function sentConsent(headers: Headers): TrackingConsent | undefined {
  return readConsent(storedValue(headers.get('cookie') ?? '', consentCookie));
}

/** As the browser stored it: `cookies()` of Next would decode the whole value, whose parts are encoded by themselves. */
function storedValue(sent: string, name: string): string | undefined {
  const cookie = sent.split('; ').find((each) => each.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

function attributionOf(sent: string): Attribution | null {
  const source = parseSource(storedValue(sent, 'pf_current'));
  if (!source) return null;
  const first = parseSource(storedValue(sent, 'pf_first'));
  const { source: utm_source, medium: utm_medium, campaign, content, term } = source;
  return {
    ...{ utm_source, utm_medium },
    ...(campaign && { utm_campaign: campaign }),
    ...(content && { utm_content: content }),
    ...(term && { utm_term: term }),
    ...(first && { first_source: first.source, first_medium: first.medium }),
    ...(first?.campaign && { first_campaign: first.campaign }),
    ...(utm_medium === affiliateMedium && affiliateCodePattern.test(utm_source) && { sub1: utm_source }),
  };
}
