import 'server-only';
import { pushRequestSchema } from '@prestafaro/types/push-subscription';
import { askProgress } from '@/cms/application-progress';
import { endBrowser, type PushAnswer, subscribeBrowser } from '@/cms/push';
import { pushConsentText } from '@/features/push/consent-text';
import { loadMessages } from '@/messages/load-messages';
import { log } from '@/server/log/log';
import { visitorAddress } from '@/server/requests/visitor-address';
import { readApplicationToken } from '@/shell/application/application-token';

/** `invalid`: no subscription of a browser. `unknown`: this browser has no application. */
export type PushOutcome = PushAnswer['outcome'] | 'invalid';

/** Keeps or forgets this browser for the notifications about the application of its cookie. Never throws: an outage is an outcome. */
export async function takePushRequest(body: string, headers: Headers): Promise<PushOutcome> {
  const wanted = pushRequestSchema.safeParse(parseJson(body));
  if (!wanted.success) return 'invalid';
  const token = await readApplicationToken();
  if (token === undefined) return 'unknown';
  const answer = await change(wanted.data, token, headers);
  if (answer.outcome === 'away') log.error('Notifications could not be changed', { reason: answer.reason });
  return answer.outcome;
}

type Wanted = NonNullable<ReturnType<typeof pushRequestSchema.safeParse>['data']>;

async function change(wanted: Wanted, token: string, headers: Headers): Promise<PushAnswer> {
  if (wanted.action === 'end') return endBrowser({ token, endpoint: wanted.endpoint });
  const application = await askProgress(token);
  if (application.outcome !== 'known') return application;
  const { locale } = application.progress;
  const consent = pushConsentText(locale, (await loadMessages(locale)).push);
  return subscribeBrowser({ token, subscription: wanted.subscription, ...consent, address: visitorAddress(headers) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
