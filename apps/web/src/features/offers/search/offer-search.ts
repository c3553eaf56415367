import type { VisitorAnswers, VisitorQuestions } from '@prestafaro/lending';
import {
  answerFields,
  answerNames,
  answerValues,
  isAnswered,
  noQuestions,
  readAnswers,
} from '@/features/offers/answers/answers-query';
import { requestedLoanFields } from '@/shell/application/application-link';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { type RequestedLoan, readRequestedLoan } from '@/shell/loan/requested-loan';
import type { NumberWriting } from '@/shell/loan/typed-numbers';

/** Query keys of an offers page, and names of the fields of its forms. None is personal (R28). */
export const searchFields = {
  ...requestedLoanFields,
  ...answerFields,
  defaultRegister: 'asnef',
  singlePayment: 'once',
  instalments: 'parts',
  firstLoanFree: 'free',
  receives: 'here',
  active: 'active',
  maxPayment: 'max',
  sort: 'sort',
  offer: 'offer',
  all: 'all',
} as const;

/** `listed` is the order of the rules, which the site settings explain (R8). */
export const offerSorts = ['listed', 'total', 'apr', 'name'] as const;

export type OfferSort = (typeof offerSorts)[number];

/** For a loan the order is by what it costs. That of the rules says nothing about a loan. */
const usualSort = (isLoanAsked: boolean): OfferSort => (isLoanAsked ? 'total' : 'listed');

/** The orders that a visitor can choose. */
export const sortsFor = (isLoanAsked: boolean): readonly OfferSort[] =>
  isLoanAsked ? offerSorts.filter((sort) => sort !== 'listed') : offerSorts;

export const offerFilterNames = [
  'singlePayment',
  'instalments',
  'firstLoanFree',
  'defaultRegister',
  'receives',
  'active',
] as const;

export type OfferFilterName = (typeof offerFilterNames)[number];

/** The state of an offers page, all of which is in its address. */
export interface OfferSearch extends Pick<RequestedLoan, 'amount' | 'days' | 'typed'> {
  /** What the visitor answered to the optional questions. */
  readonly answers: VisitorAnswers;
  /** The address, or the visitor's application, names a loan, or the answers ask for one. Without one the list has the order of the rules. */
  readonly isLoanAsked: boolean;
  /** The requested loan is refused, and another is shown. */
  readonly isAdjusted: boolean;
  readonly filters: readonly OfferFilterName[];
  /** The highest payment, in units of the currency; undefined for no limit. */
  readonly maxPayment?: number;
  readonly sort: OfferSort;
  /** Offers to be compared, in the order they were chosen, each once. */
  readonly chosen: readonly number[];
  /** Shows the table with every row, also if offers are chosen, which are ticked then. */
  readonly isWhole: boolean;
}

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Reads the query of an offers page. For every query it returns a search that the form can show.
 * @param questions the optional ones of the list; none by default
 */
export function readSearch(
  query: Query,
  loans: SiteLoans,
  writing: NumberWriting,
  questions: VisitorQuestions = noQuestions,
): OfferSearch {
  const { amount, days, choice, typed } = readRequestedLoan(query, loans, writing);
  const sort = firstOf(query[searchFields.sort]);
  const answers = readAnswers((field) => firstOf(query[field]), questions);
  const maxPayment = /^[1-9]\d{0,8}$/.exec(firstOf(query[searchFields.maxPayment]) ?? '')?.[0];
  const isLoanAsked = choice !== 'none' || isAnswered(answers);
  return {
    amount,
    days,
    typed,
    answers,
    isLoanAsked,
    isAdjusted: choice === 'adjusted',
    filters: offerFilterNames.filter((name) => firstOf(query[searchFields[name]]) === '1'),
    ...(maxPayment && { maxPayment: Number(maxPayment) }),
    sort: sortsFor(isLoanAsked).find((one) => one === sort) ?? usualSort(isLoanAsked),
    chosen: readIds(query[searchFields.offer]),
    isWhole: firstOf(query[searchFields.all]) === '1',
  };
}

/** More than a visitor would tick, and few enough for any address. */
const maxIds = 20;

function readIds(value: string | string[] | undefined): number[] {
  const ids = [value ?? []].flat().filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, maxIds);
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** How many filters are in use. */
export const filterCount = ({ filters, maxPayment }: Pick<OfferSearch, 'filters' | 'maxPayment'>): number =>
  filters.length + (maxPayment === undefined ? 0 : 1);

/** A search without its filters, but with its loan, its answers and its order. */
export const withoutFilters = (search: OfferSearch): OfferSearch => ({ ...search, filters: [], maxPayment: undefined });

/** The query of a search, with its question mark. Defaults are left out, but not the requested loan. */
export function searchQuery(search: Partial<OfferSearch>): string {
  const query = new URLSearchParams();
  if (search.amount !== undefined) query.set(searchFields.amount, String(search.amount));
  if (search.days !== undefined) query.set(searchFields.days, String(search.days));
  const answers = search.answers && answerValues(search.answers);
  for (const name of answers ? answerNames : []) if (answers?.[name]) query.set(answerFields[name], answers[name]);
  for (const name of search.filters ?? []) query.set(searchFields[name], '1');
  if (search.maxPayment !== undefined) query.set(searchFields.maxPayment, String(search.maxPayment));
  const usual = usualSort(search.amount !== undefined);
  if (search.sort && search.sort !== 'listed' && search.sort !== usual) query.set(searchFields.sort, search.sort);
  for (const id of search.chosen ?? []) query.append(searchFields.offer, String(id));
  if (search.isWhole) query.set(searchFields.all, '1');
  return query.size === 0 ? '' : `?${query}`;
}

/** The current address, for a retry link: relative, so that the browser loads the page again. */
export function sameAddress(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return pairs.length === 0 ? './' : `?${new URLSearchParams(pairs)}`;
}
