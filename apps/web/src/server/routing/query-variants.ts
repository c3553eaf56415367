import { regionKeys } from '@prestafaro/countries';
import type { EligibilityItem } from '@prestafaro/lending';
import type { RouteEntry } from '@/server/routing/manifest';
import { isStoredRoute } from '@/server/security/stored-route';
import { type calculatorQuery, isSharedKind, sharedAddress, sharedRoute } from '@/server/shared-pages/shared-address';

/** Order and page of a comment list. */
const commentKeys = ['comments', 'comments-page'] as const;

/** The inputs of a calculator among the blocks. nginx lists all of these keys too. */
const calculatorKeys = [
  'amount',
  'rate',
  'months',
  'kind',
  'extra',
  'extra-month',
  'extra-monthly',
  'extra-effect',
  'fee',
  'fee-last-year',
  'amount-b',
  'rate-b',
  'months-b',
] as const satisfies readonly (keyof typeof calculatorQuery)[];

/** The months of a calculator as a file, of the pages that may have one. */
const fileKeys = ['download'] as const;
const csvFile = 'csv';
const typesWithFile: readonly RouteEntry['type'][] = ['page', 'article'];

/** The ticks of an eligibility test among the blocks. */
const eligibilityKeys = [
  'over',
  'citizen',
  'validIdentity',
  'validBank',
  'register',
  'noIncome',
] as const satisfies readonly (EligibilityItem | 'register' | 'noIncome')[];

/** The region of a computed calendar, and the two dates between which its days are counted. */
const calendarKeys = [...regionKeys, 'from', 'to'] as const;

/** What a visitor searches for. */
const searchKeys = ['q'] as const;

/** The loan whose cost the page of a lender shows. */
const lenderKeys = ['amount', 'days'] as const;

/**
 * Query keys that change a page, by type. A page of these types has two routes: a static one, and its query variant, which is
 * made per request or shared (docs/architecture.md, "How a request is answered"). All other keys leave the static page in use.
 */
const queryKeys: Readonly<Partial<Record<RouteEntry['type'], readonly string[]>>> = {
  page: [...commentKeys, ...calculatorKeys, ...eligibilityKeys],
  article: [...commentKeys, ...calculatorKeys, ...eligibilityKeys],
  lender: [...commentKeys, ...lenderKeys],
  calendar: calendarKeys,
  search: searchKeys,
};

/** The store of shared pages. */
export interface PageStore {
  /** Whether the page of an address with a query may be stored for others: there is a limit (`address-limit.ts`). */
  readonly admits: (address: string) => boolean;
  /** The day in the country, as `2026-11-23`. */
  readonly today: () => string;
}

/**
 * The internal address that answers an entry: the static route, or its query variant if the query has one of the keys. A
 * variant, a list of offers or a form that is the same for everyone is a shared page instead.
 * @param store undefined if the answer is not shared
 */
export function internalRouteOf(entry: RouteEntry, search: string, store?: PageStore): string {
  const { type, path, internal } = entry;
  const query = new URLSearchParams(search);
  if (typesWithFile.includes(type) && query.get(fileKeys[0]) === csvFile) return `${internal}/${csvFile}`;
  const isVariant = hasOneOf(query, queryKeys[type] ?? []);
  if (!isVariant && isStoredRoute(internal)) return internal;
  const own = isVariant ? `${internal}/query` : internal;
  if (!store || !isSharedKind(type)) return own;
  const address = sharedAddress(type, path, search);
  if (address === undefined) return own;
  // No value of the query is one that the page reads.
  if (address === path && isStoredRoute(internal)) return internal;
  return store.admits(address) ? sharedRoute(localeOf(internal), type, address, store.today()) : own;
}

const hasOneOf = (query: URLSearchParams, keys: readonly string[]) => keys.some((key) => query.has(key));

/** `/es-ES/page/home` → `es-ES`. */
const localeOf = (internal: string) => internal.split('/')[1] ?? '';
