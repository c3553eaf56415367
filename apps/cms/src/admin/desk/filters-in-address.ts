import type { AddressFilters } from '../../leads/desk/desk-filters';

export type { AddressFilters };

const NAMES = [
  'status',
  'site',
  'form',
  'from',
  'to',
  'matched',
  'assignee',
] as const satisfies readonly (keyof AddressFilters)[];

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

/** The address of a list with these filters, on its first page. */
export function queryOf(filters: AddressFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...NAMES, 'withBlocked'] as const) {
    if (filters[name]) query.set(name, String(filters[name]));
  }
  return query;
}
