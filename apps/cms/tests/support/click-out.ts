import { signatureHeader, signBody, timestampHeader } from '@prestafaro/types/signature';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../src/content/content-types';
import { createPersonalData } from '../../src/leads/personal-data/personal-data';
import { readEnvironment } from '../../src/platform/environment';
import { createSample } from './sample-data';
import { POSTBACK_SECRET, POSTBACK_URL_SECRET, type RunningCms, WRITE_TOKEN } from './start-cms';
import { type StoredApplication, storeApplication } from './stored-applications';
import { newAddress } from './visitors';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {}, headers: response.headers };
}

/** Reports a click like the web app's server, of a new person without an application. */
export function click(
  cms: RunningCms,
  offerId: number,
  changes: object = {},
  token: string | null = WRITE_TOKEN,
): Promise<Answer> {
  const message = {
    ...{ locale: 'es-ES', offerId, token: null, arm: null, attribution: null, address: newAddress() },
    ...changes,
  };
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return post(`${cms.url}/api/clicks`, headers, JSON.stringify(message));
}

/** The id of a click on an offer of the network `prueba`. */
export async function clickId(cms: RunningCms, offerId: number, changes: object = {}): Promise<string> {
  const { status, body } = await click(cms, offerId, changes);
  const id = status === 201 ? new URL(String(body.url)).searchParams.get('click_id') : null;
  if (!id) throw new Error(`the click was answered with ${status}: ${JSON.stringify(body)}`);
  return id;
}

export interface Signature {
  network?: string;
  secret?: string;
  /** Seconds since 1970. */
  timestamp?: number;
  /** Headers that replace the valid ones; undefined removes a header. */
  headers?: Record<string, string | undefined>;
}

/** Sends a signed postback like a network's server. */
export function postback(cms: RunningCms, report: object | string, signature: Signature = {}): Promise<Answer> {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const { network = 'prueba', secret = POSTBACK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = signature;
  const headers = {
    'x-prestafaro-network': network,
    [timestampHeader]: String(timestamp),
    [signatureHeader]: signBody(secret, timestamp, body),
    ...signature.headers,
  };
  const given = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined);
  return post(`${cms.url}/api/postback`, Object.fromEntries(given), body);
}

const statuses = [
  { theirs: 'hold', ours: 'under_review' },
  { theirs: 'approved', ours: 'approved' },
  { theirs: 'rejected', ours: 'declined' },
  { theirs: 'signed', ours: 'signed' },
  { theirs: 'sale', ours: 'paid_out' },
  { theirs: 'chargeback', ours: 'reversed' },
  { theirs: 'no', ours: 'declined_or_reversed' },
  { theirs: 'test', ours: 'ignored' },
];

/** `prueba`, whose secret the tests know, and `otra`, which has none. */
export const networks = ['prueba', 'otra'].map((key) => ({
  ...{ key, name: key, clickParameter: 'click_id', sourceParameter: 'sub1', armParameter: 'sub3' },
  statuses,
}));

/** Reports by an address with macros, like the server of a network that cannot sign. */
export async function postbackByAddress(
  cms: RunningCms,
  parameters: Record<string, string> | URLSearchParams,
  { method = 'GET', headers = {} }: { method?: 'GET' | 'FORM' | 'HEAD'; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const query = new URLSearchParams({ network: 'prueba', secret: POSTBACK_URL_SECRET });
  for (const [name, value] of new URLSearchParams(parameters)) {
    if (query.has(name) && ['network', 'secret'].includes(name)) query.set(name, value);
    else query.append(name, value);
  }
  const address = `${cms.url}/api/postback`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const response =
    method === 'FORM'
      ? await fetch(address, { method: 'POST', headers: { ...form, ...headers }, body: query.toString() })
      : await fetch(`${address}?${query}`, { method, headers });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {}, headers: response.headers };
}

/** A published offer of a lender. */
export async function publishOffer(
  strapi: Core.Strapi,
  offerId: number,
  data: { lenderLink?: string | null; network?: string | null; locale?: string; status?: 'draft' | 'published' } = {},
): Promise<{ documentId: string }> {
  const { lenderLink = `https://partner.example/loan?offer=${offerId}`, network = 'prueba' } = data;
  const { locale = 'es-ES', status = 'published' } = data;
  const lender = await createSample(strapi, 'lender', `lender-${locale.toLowerCase()}-${offerId}`, {
    locale,
    data: { network, number: offerId },
  });
  return createSample(strapi, 'offer', `offer-${offerId}`, {
    ...{ locale, status },
    data: { offerId, lenderLink, lender: lender.documentId },
  });
}

let tokens = 0;

/** An application with shown offers, and its token. */
export async function applicationWithToken(
  strapi: Core.Strapi,
  sample: StoredApplication = {},
): Promise<{ id: number; token: string }> {
  tokens += 1;
  const token = `token-of-the-tests-${tokens}-`.padEnd(43, 'x');
  const environment = readEnvironment();
  const { lookupHash } = createPersonalData(environment.PERSONAL_DATA_KEYS, environment.APPLICATION_SECRET);
  const row = { status: 'offers_shown', tokenHash: lookupHash('token', token), ...sample.row };
  return { id: await storeApplication(strapi, { ...sample, row }), token };
}

/** The rows of a personal type, in the order of their creation. */
export function rowsOf(
  strapi: Core.Strapi,
  type: 'application' | 'application-change' | 'application-note' | 'click' | 'postback' | 'consent-record',
  where: object = {},
): Promise<Record<string, unknown>[]> {
  return strapi.db.query(uidOf(type)).findMany({ where, orderBy: { id: 'asc' } });
}
