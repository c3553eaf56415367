import { regionKeys } from '@prestafaro/countries';
import type { EligibilityItem } from '@prestafaro/lending';
import { employmentKinds } from '@prestafaro/types/application';
import type { RouteEntry } from '@/server/routing/manifest';

/**
 * Reads the first value of a key of a query.
 * @returns the value, empty if the page ignores it, or undefined if a page with such a value is not shared
 */
type ReadValue = (value: string) => string | undefined;

/** The page refuses a number that it cannot read and says so, so such a number is not left out but not shared. */
const matching =
  (pattern: RegExp): ReadValue =>
  (value) =>
    value === '' || pattern.test(value) ? value : undefined;
const wholeNumber = matching(/^[1-9]\d{0,6}$/);
const tick: ReadValue = (value) => (value === '1' ? value : '');
const oneOf =
  (...known: readonly string[]): ReadValue =>
  (value) =>
    known.includes(value) ? value : '';

/** Two digits and zeros: few addresses. The page of any other number is made per request. */
const roundNumber: ReadValue = (value) =>
  /^(0|[1-9]\d?0{0,7})$/.test(value) ? value : /^\d{1,9}$/.test(value) ? undefined : '';
const years: ReadValue = (value) => (/^[1-9]\d$/.test(value) ? value : '');

/** The keys of a page's query that change it, in the order of the normalised query. All other keys are ignored. */
export type KnownKeys = Readonly<Record<string, ReadValue>>;

const commentQuery = { comments: oneOf('oldest'), 'comments-page': matching(/^[1-9]\d{0,2}$/) };
const amountOrNothing = matching(/^(0|[1-9]\d{0,6})$/);
const percent = matching(/^\d{1,2}([.,]\d{1,2})?$/);

/** The inputs of a calculator among the blocks (`numberFields` and `choiceFields` of the feature). */
export const calculatorQuery = {
  amount: wholeNumber,
  rate: percent,
  months: wholeNumber,
  kind: matching(/^[a-z]{1,20}$/),
  extra: amountOrNothing,
  'extra-month': wholeNumber,
  'extra-monthly': amountOrNothing,
  'extra-effect': oneOf('shorter-term', 'lower-instalment'),
  fee: percent,
  'fee-last-year': percent,
  'amount-b': wholeNumber,
  'rate-b': percent,
  'months-b': wholeNumber,
} as const satisfies KnownKeys;

const eligibilityQuery = {
  ...{ over: tick, citizen: tick, validIdentity: tick, validBank: tick },
  ...{ register: tick, noIncome: tick },
} as const satisfies Record<EligibilityItem | 'register' | 'noIncome', ReadValue>;

const regionSlug = matching(/^[a-z]+(-[a-z]+)*$/);

/** Never: offers that a visitor has chosen. */
const notShared: ReadValue = () => undefined;

/**
 * The keys that change a page which is the same for everyone who sends the same values, by kind of page (architecture,
 * "How a request is answered"), in the order of the normalised query. All other keys are ignored.
 */
export const sharedQueries = {
  offers: {
    amount: wholeNumber,
    days: wholeNumber,
    unit: oneOf('months'),
    work: oneOf(...employmentKinds),
    pay: roundNumber,
    register: oneOf('yes', 'no'),
    age: years,
    asnef: tick,
    once: tick,
    parts: tick,
    free: tick,
    here: tick,
    active: tick,
    max: roundNumber,
    sort: oneOf('total', 'apr', 'name'),
    offer: notShared,
    payment: notShared,
    all: tick,
  },
  page: { ...commentQuery, ...calculatorQuery, ...eligibilityQuery },
  article: { ...commentQuery, ...calculatorQuery, ...eligibilityQuery },
  lender: { ...commentQuery, amount: wholeNumber, days: wholeNumber },
  // Two dates are those of one visitor, and there are too many of them.
  calendar: { ...Object.fromEntries(regionKeys.map((key) => [key, regionSlug])), from: notShared, to: notShared },
  application: { amount: wholeNumber, days: wholeNumber, unit: oneOf('months'), ver: oneOf('2', '3') },
} as const satisfies Partial<Record<RouteEntry['type'], KnownKeys>>;

/** The same for the page about the progress of an application. What became of a withdrawal is stated once, to one applicant. */
export const progressQuery: KnownKeys = { stay: tick, withdraw: notShared };

/** Kinds of pages that are shared. */
export type SharedKind = keyof typeof sharedQueries;

/** Whether pages of this kind are shared. */
export const isSharedKind = (kind: string): kind is SharedKind => Object.hasOwn(sharedQueries, kind);

/** The kind of the pages with the application form. They hold dates of today, and a new key for each visitor. */
const formKind: SharedKind = 'application';

/** The folder of `app/[site]` whose route stores shared pages. */
const sharedFolder = 'shared';

/**
 * The public address that stands for all addresses with the same page: the path, and the known keys that are set, in one
 * order. Undefined if the page of this query is not shared.
 */
export function sharedAddress(kind: SharedKind, path: string, search: string): string | undefined {
  return normalizedAddress(sharedQueries[kind], path, search);
}

/** The same for a page with these keys. */
export function normalizedAddress(keys: KnownKeys, path: string, search: string): string | undefined {
  const given = new URLSearchParams(search);
  const normalized = new URLSearchParams();
  for (const [name, read] of Object.entries(keys)) {
    const value = read(given.get(name)?.trim() ?? '');
    if (value === undefined && given.has(name)) return undefined;
    if (value) normalized.set(name, value);
  }
  return normalized.size === 0 ? path : `${path}?${normalized}`;
}

/**
 * The internal address of a shared page. The last part holds its whole public address. A page with dates of today has another
 * internal address each day.
 * @param today the day in the country, as `2026-11-23`
 */
export function sharedRoute(locale: string, kind: SharedKind, address: string, today: string): string {
  const part = kind === formKind ? `${address}#${today}` : address;
  return `/${locale}/${sharedFolder}/${kind}/${Buffer.from(part).toString('base64url')}`;
}

/** In place of a kind: the pages that all applicants with the same shown data get. */
const ownKind = 'own';

/**
 * The internal address of a stored page for applicants.
 * @param digest of the data that the page is made from
 */
export function ownSharedRoute(locale: string, address: string, digest: string): string {
  return `/${locale}/${sharedFolder}/${ownKind}/${Buffer.from(`${address}#${digest}`).toString('base64url')}`;
}

/** Whether an internal address is that of a shared page. */
export const isSharedRoute = (internal: string): boolean => internal.split('/')[2] === sharedFolder;

/** Whether an internal address is that of a shared page with the application form. */
export const isSharedForm = (internal: string): boolean =>
  isSharedRoute(internal) && internal.split('/')[3] === formKind;

/** Whether the kind in an internal address is that of the pages for applicants. */
export const isOwnKind = (kind: string): boolean => kind === ownKind;

/**
 * What the last part of the internal address of a shared page holds: its public address, and the day or the digest for which it was made.
 */
export function readSharedRoute(part: string): { readonly address: string; readonly madeFor: string } {
  const [address = '', madeFor = ''] = Buffer.from(part, 'base64url').toString().split('#');
  return { address, madeFor };
}
