import type { FuzzedRequest } from './make-request.ts';
import type { RawAnswer } from './raw-client.ts';

/**
 * No answer is 5xx: the dependencies of both apps are up, so neither 503 nor 504 has a reason, and a method that an app does not
 * have is 405 as everywhere.
 * @returns what is wrong with an answer to a hostile request; undefined if nothing is
 */
export function problemOf({ status, head, isHung }: RawAnswer): string | undefined {
  if (isHung) return 'the connection was neither answered nor closed';
  if (status === null || status < 500) return undefined;
  return `answered ${status}: ${head.split('\r\n', 1)[0]}`;
}

/** The request as a command that sends the same bytes again. */
export function commandOf({ bytes }: FuzzedRequest, port: number): string {
  return `base64 -d <<< ${bytes.toString('base64')} | nc -q 5 localhost ${port}`;
}

/** The beginning of the request, readable. */
export const summaryOf = ({ bytes }: FuzzedRequest): string => JSON.stringify(bytes.toString('latin1').slice(0, 700));
