import { answer, type RequestContext } from '../../platform/http/answer';
import type { Fault } from './fault';

export const POSTBACK_PATH = '/api/postback';

/** The router ignores case and a slash at the end, and so does this. */
export const POSTBACK_ADDRESS = /^\/api\/postback\/?$/i;

/** What a refused caller is told, for a technician of the network. docs/postbacks.md has the list. */
export const refusalSentences = {
  'not-signed':
    'The signature is not valid. Sign the timestamp and the exact bytes of the body with the secret of your network.',
  'wrong-secret': 'The parameters network and secret name no network that we know. Send both as we gave them to you.',
  'wrong-address':
    'Your server has an address that we do not expect of this network. Tell us the addresses from which you call.',
  'unknown-click': 'The report was not accepted: its click is not known.',
  'unknown-status': 'The report was not accepted: its status is not known.',
  invalid: 'The report was not accepted. Mend each of the fields, and send it again.',
  'not-readable': 'The body cannot be read. Send complete JSON in UTF-8, or a form.',
  'method-not-allowed': 'Send a report by GET or POST.',
  'too-large': 'The body is too long. Send one report, of 64 KB at most.',
  compressed: 'The body is compressed. Send it as it is, without Content-Encoding.',
  unavailable: 'Reports cannot be stored for the moment. Send this one again later.',
  failed: 'Something failed on our side. Send the report again later.',
} as const;

export type RefusalCode = keyof typeof refusalSentences;

/** The code of a request that was refused before it reached the endpoint. */
export const statusCodes: Readonly<Record<number, RefusalCode>> = {
  400: 'not-readable',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'compressed',
  503: 'unavailable',
};

/** Refuses a report. All refusals have this form. */
export function refusePostback(
  ctx: RequestContext,
  status: number,
  error: RefusalCode,
  fields: readonly Fault[] = [],
): void {
  answer(ctx, status, { error, message: refusalSentences[error], fields });
}
