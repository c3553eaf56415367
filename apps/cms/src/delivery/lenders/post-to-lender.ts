import { lookup as lookupName } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { signatureHeader, signBody, timestampHeader } from '@prestafaro/types/signature';
import { addressFault, isPublicAddress } from './delivery-address';

/** Of the whole call: name, connection, answer. */
const TIMEOUT_MS = 10_000;
/** An answer is a reference and a status. */
const MAX_ANSWER_BYTES = 16 * 1024;

export interface SignedMessage {
  readonly secret: string;
  readonly idempotencyKey: string;
  /** JSON */
  readonly body: string;
  readonly isPrivateAllowed: boolean;
  readonly now: Date;
  readonly timeoutMs?: number;
}

export interface LenderAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

/**
 * Sends a message to a lender, signed as publish events are. It follows no redirect, reads a small answer only, and connects to no
 * private address: the address that the name server gives is checked and used, so that a second look-up cannot give another one.
 * @throws Error with a `code` if no answer came
 */
export function postToLender(address: string, message: SignedMessage): Promise<LenderAnswer> {
  const { secret, idempotencyKey, body, isPrivateAllowed, now, timeoutMs = TIMEOUT_MS } = message;
  const fault = addressFault(address, isPrivateAllowed);
  if (fault) return Promise.reject(failure(fault === 'private' ? 'PRIVATE_ADDRESS' : 'ADDRESS'));
  const url = new URL(address);
  const timestamp = Math.floor(now.getTime() / 1000);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      // A connection of its own: one that a lender closes while it is kept open would fail the next call.
      agent: false,
      lookup: guardedLookup(isPrivateAllowed),
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Prestafaro',
        'idempotency-key': idempotencyKey,
        [timestampHeader]: String(timestamp),
        [signatureHeader]: signBody(secret, timestamp, body),
      },
    });
    request.on('error', (error) =>
      reject(error.name === 'AbortError' || error.name === 'TimeoutError' ? failure('TIMEOUT') : error),
    );
    request.on('response', (response) => {
      readAnswer(response).then(
        (text) =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'] ?? null,
            body: text,
          }),
        () => reject(failure('TIMEOUT')),
      );
    });
    request.end(body);
  });
}

/** @returns the text of an answer; an empty one if it is longer than an answer may be */
async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) {
      response.destroy();
      return '';
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Resolves a name, and refuses it if one of its addresses is private. */
function guardedLookup(isPrivateAllowed: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookupName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4);
      const isRefused = !isPrivateAllowed && addresses.some(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (isRefused || !first) return callback(failure('PRIVATE_ADDRESS'), '', 4);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, isIP(first.address));
    });
  };
}

const failure = (code: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`The lender was not called: ${code}`), { code });
