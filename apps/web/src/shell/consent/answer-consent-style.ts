import 'server-only';
import { consentCookie, isConsentDue, readConsent } from '@prestafaro/types/tracking-consent';
import { cookies } from 'next/headers';
import { consentIds } from '@/shell/consent/consent-form';

/** Answers by the cookie and the signals of the browser, as the script of each page does (`consent-script.mjs`). */
export async function answerConsentStyle({ headers }: Request): Promise<Response> {
  const consent = readConsent((await cookies()).get(consentCookie)?.value);
  const isRefusedBySignal = !consent && (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1');
  const isHidden = isRefusedBySignal || !isConsentDue(consent, Date.now() / 1000);
  return new Response(isHidden ? `#${consentIds.panel}:not(:target){display:none}` : '', {
    headers: { 'content-type': 'text/css', 'cache-control': 'private, no-store' },
  });
}
