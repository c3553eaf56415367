import type { DeskFilters } from '../../leads/desk/desk-filters';

/** The filters in the address of the page. The search text is not among them, because it is personal (R28). */
export type AddressFilters = Omit<DeskFilters, 'search'>;

const NAMES = ['status', 'site', 'form', 'from', 'to', 'matched'] as const satisfies readonly (keyof AddressFilters)[];

/** The filters of an address. The server refuses a wrong value, and the page shows its message. */
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
