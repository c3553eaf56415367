import 'server-only';
import { randomUUID } from 'node:crypto';
import { publicPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { storedNames } from '@prestafaro/types/stored-names';
import {
  allowedNow,
  type ConsentChoices,
  type ConsentRecordAction,
  consentCategories,
  consentCookie,
  consentSeconds,
  consentTextVersion,
  isAnyAllowed,
  nothingAllowed,
  type TrackingConsent,
  writeConsent,
} from '@prestafaro/types/tracking-consent';
import { isUuidV4 } from '@prestafaro/types/uuid';
import { sendTrackingConsent } from '@/cms/send-tracking-consent';
import { log } from '@/server/log/log';
import { isByHttps } from '@/server/requests/own-cookie';
import { visitorAddress } from '@/server/requests/visitor-address';
import { sentConsent } from '@/shell/consent/allowed-tracking';
import { type ConsentAction, consentActions, consentField } from '@/shell/consent/consent-form';
import { formLocale } from '@/shell/visitor-form/form-locale';

/** Why a choice is not stored. The route shows a page of the site, or the text. */
export interface ConsentRefusal {
  readonly status: 400 | 429 | 503;
  readonly retryAfterSeconds?: number;
  /** Public path of the page that the form was sent from. */
  readonly path: string;
}

/**
 * Receives the form of the question about tracking. A refusal always takes effect; a consent takes effect after the CMS has recorded
 * it, because an operator has to be able to prove it (R17). What is no longer allowed is deleted (R16).
 * @returns for a browser 303 to the page that the form was sent from, for our script 204; both with the cookie
 */
export async function answerConsent(request: Request): Promise<Response | ConsentRefusal> {
  const { headers } = request;
  const form = await request.formData().catch(() => undefined);
  const locale = formLocale(String(form?.get(consentField.locale)), headers);
  const path = senderPath(headers, locale);
  const action = consentActions.find((each) => each === form?.get(consentField.action));
  const textVersion = Number(form?.get(consentField.textVersion));
  const isOwnVersion = Number.isInteger(textVersion) && textVersion >= 1 && textVersion <= consentTextVersion;
  if (!form || !action || !isOwnVersion) return { status: 400, path };

  const choices = choicesOf(action, form);
  const id = randomUUID();
  const record = { id, ...historyOf(sentConsent(headers), action, choices), locale, textVersion, choices };
  const sending = sendTrackingConsent({ ...record, address: visitorAddress(headers) }).then((sent) => {
    if (sent.outcome === 'stored') return undefined;
    const reason = sent.outcome === 'away' ? sent.reason : 'too many choices from one network';
    log.error('A choice about tracking could not be recorded', { locale, isRefusal: !isAnyAllowed(choices), reason });
    return sent;
  });
  // A refusal does not wait for the CMS, which may hang.
  const unrecorded = isAnyAllowed(choices) ? await sending : undefined;
  if (unrecorded?.outcome === 'limited') return { status: 429, path, retryAfterSeconds: unrecorded.retryAfterSeconds };
  if (unrecorded) return { status: 503, path, retryAfterSeconds: 10 };
  const consent = { id, textVersion, chosenAt: Math.floor(Date.now() / 1000), choices };
  const answer = wantsPage(headers)
    ? new Response(null, { status: 303, headers: { location: path } })
    : new Response(null, { status: 204 });
  answer.headers.set('cache-control', 'no-store');
  for (const cookie of await cookiesOf(consent)) answer.headers.append('set-cookie', cookie);
  return answer;
}

function choicesOf(action: ConsentAction, form: FormData): ConsentChoices {
  if (action === 'reject') return nothingAllowed;
  const chosen = consentCategories.map((category) => [category, action === 'accept' || form.get(category) === 'on']);
  return Object.fromEntries(chosen) as ConsentChoices;
}

/**
 * What the record says of the choice before (R17). The cookie of the browser tells it, so the page's script sends nothing for it. A cookie
 * may be forged: an id in a form that we do not write counts as no id.
 */
function historyOf(former: TrackingConsent | undefined, action: ConsentAction, choices: ConsentChoices) {
  const isWithdrawn = isAnyAllowed(allowedNow(former, Date.now() / 1000)) && !isAnyAllowed(choices);
  const recorded: ConsentRecordAction = isWithdrawn ? 'withdraw' : action;
  return { replacedId: former && isUuidV4(former.id) ? former.id : null, action: recorded };
}

/** A browser that sends the form without our script asks for a page. */
const wantsPage = (headers: Headers) => headers.get('accept')?.includes('text/html') === true;

/** The page of this host that the form was sent from; the home page if the browser does not say. */
function senderPath(headers: Headers, locale: Locale): string {
  const referrer = headers.get('referer');
  const url = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : undefined;
  // The page of a refusal has the address of this endpoint.
  const isOwn = url !== undefined && url.host === headers.get('host') && !/^\/(\/|api\/)/.test(url.pathname);
  return isOwn ? `${url.pathname}${url.search}` : publicPath(siteOfLocale(locale), '/');
}

/** The cookie of the choice, and the end of each cookie that it does not allow. Scripts read them, so they are not `HttpOnly`. */
async function cookiesOf(consent: TrackingConsent): Promise<readonly string[]> {
  const attributes = `Path=/; SameSite=Lax${(await isByHttps()) ? '; Secure' : ''}`;
  const ended = storedNames.filter(
    ({ kind, category }) => kind === 'cookie' && category !== 'necessary' && !consent.choices[category],
  );
  return [
    `${consentCookie}=${writeConsent(consent)}; Max-Age=${consentSeconds}; ${attributes}`,
    ...ended.map(({ name }) => `${name}=; Max-Age=0; ${attributes}`),
  ];
}
