import type { IncomingMessage } from 'node:http';
import {
  type EventsAccepted,
  type EventsRefused,
  readEvents,
  visitorAddressHeader,
} from '@prestafaro/types/event-request';
import { isBearer } from '../../access/read-token';
import { personHash } from '../endpoints/person-hash';
import type { RateLimit } from '../endpoints/rate-limits';
import { readBody } from '../endpoints/read-body';
import { isBot } from './is-bot';
import { type StoredEvent, storedEvents } from './stored-event';

/** Events per minute: enough for hundreds of visitors behind one address, too few for a machine that fills the database. */
export const EVENT_ALLOWANCE = { perPerson: 3000 } as const;
export const EVENT_WINDOW_SECONDS = 60;

/** While nothing can be stored. */
const RETRY_AFTER_SECONDS = 10;

export interface EventsAnswer {
  status: number;
  body: EventsAccepted | EventsRefused;
  headers?: Readonly<Record<string, string>>;
}

export interface Receiver {
  writeToken: string;
  hashSecret: string;
  limit: RateLimit<'perPerson'>;
  /** Resolves when the events are stored, here or in Redis. */
  keep(events: readonly StoredEvent[]): Promise<void>;
}

/** Answers a request of the web app's server that hands over events of a browser. Never throws. */
export async function receiveEvents(request: IncomingMessage, receiver: Receiver): Promise<EventsAnswer> {
  const { headers, method } = request;
  if (method !== 'POST') {
    return { ...refusal(405, 'method-not-allowed', 'Send events with POST.'), headers: { Allow: 'POST' } };
  }
  if (!isBearer(headers.authorization, receiver.writeToken))
    return refusal(401, 'unauthorized', 'The token is not valid.');
  if (!isJson(headers)) return refusal(415, 'not-json', 'Send events as application/json, not compressed.');
  try {
    const text = await readBody(request);
    if (text === null) return refusal(413, 'too-large', 'A request may have 64 KB at most.');
    return await keepEvents(text, headers, receiver);
  } catch {
    // `EventKeeper` logs an outage once.
    const answer = refusal(503, 'unavailable', 'Events cannot be stored now. Send them again later.');
    return { ...answer, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } };
  }
}

async function keepEvents(
  text: string,
  headers: IncomingMessage['headers'],
  { hashSecret, limit, keep }: Receiver,
): Promise<EventsAnswer> {
  const parsed = parseJson(text);
  if (parsed === undefined) return refusal(400, 'not-json', 'The body is not JSON.');
  const read = readEvents(parsed.value);
  if ('refused' in read) return { status: 400, body: read.refused };
  const { events, wrong } = read;
  const perPerson = personHash(hashSecret, String(headers[visitorAddressHeader] ?? ''));
  const seconds = await limit.secondsToWait({ perPerson }, events.length + wrong.length);
  if (seconds !== null) {
    const answer = refusal(429, 'too-many', `Too many events from one network. Wait ${seconds} s.`);
    return { ...answer, headers: { 'Retry-After': String(seconds) } };
  }
  await keep(storedEvents(events, { receivedAt: new Date(), isBot: isBot(headers['user-agent']) }));
  return { status: 202, body: { accepted: events.length, ...(wrong.length > 0 && { refused: wrong }) } };
}

function isJson(headers: IncomingMessage['headers']): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '') && encoding === 'identity';
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const refusal = (status: number, error: string, message: string): EventsAnswer => ({
  status,
  body: { error, message },
});
