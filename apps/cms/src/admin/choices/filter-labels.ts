import { choiceLabel } from '../../content/labels/choices';

/** A filter of a list. */
export interface ListFilter {
  name: string;
  type: string;
  options?: { label: string; value: string }[];
}

/** Strapi’s own filter by status, which it words itself. */
const STATUS = '__status';

/** The filter of a choice with an input for it, and our labels in place of the stored values. */
export function withLabels<Filter extends ListFilter>(filter: Filter, input: unknown): Filter {
  if (filter.type !== 'enumeration' || filter.name === STATUS) return filter;
  return { ...filter, input, options: filter.options?.map(({ value }) => ({ value, label: choiceLabel(value) })) };
}
