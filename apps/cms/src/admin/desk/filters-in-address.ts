import type { DeskFilters } from '../../desk/desk-filters';

/** What of the filters stands in the address of the page. The search does not: it is personal (R28). */
export type AddressFilters = Omit<DeskFilters, 'search'>;

const NAMES = ['status', 'site', 'form', 'from', 'to', 'matched'] as const satisfies readonly (keyof AddressFilters)[];

/** The filters of an address. A value that is none is refused by the server, which says so on the page. */
export function filtersIn(query: URLSearchParams): AddressFilters {
  const found = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(found), ...(query.get('withBlocked') === 'true' && { withBlocked: true }) };
}

export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The query with another value of one filter, on the first page again. */
export function withFilter(
  query: URLSearchParams,
  name: keyof AddressFilters,
  value: string | undefined,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete('page');
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}
