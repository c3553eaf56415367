import { answer, type RequestContext } from '../../platform/http/answer';
import type { Fault } from './fault';

export const POSTBACK_PATH = '/api/postback';

/** What a refused caller is told, for a technician of the network. docs/postbacks.md has the list. */
const SENTENCES = {
  'not-signed':
    'The signature is not valid. Sign the timestamp and the exact bytes of the body with the secret of your network.',
  'wrong-secret': 'The parameters network and secret name no network that we know. Send both as we gave them to you.',
  'wrong-address':
    'Your server has an address that we do not expect of this network. Tell us the addresses from which you call.',
  'method-not-allowed': 'Send a report by GET or POST.',
  'unknown-click': 'The report was not accepted: its click is not known.',
  'unknown-status': 'The report was not accepted: its status is not known.',
  invalid: 'The report was not accepted. Mend each of the fields, and send it again.',
} as const;

export type RefusalCode = keyof typeof SENTENCES;

/** Refuses a report. All refusals have this form. */
export function refusePostback(
  ctx: RequestContext,
  status: 401 | 403 | 404 | 405 | 422,
  error: RefusalCode,
  fields: readonly Fault[] = [],
): void {
  answer(ctx, status, { error, message: SENTENCES[error], fields });
}
