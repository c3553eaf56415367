import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';
import { choiceLabel } from '../../content/labels/choices';
import { ChoiceFilterInput } from './choice-filter-input';
import { ChoiceInput } from './choice-input';
import { type ListFilter, withLabels } from './filter-labels';

interface ListHeader {
  name: string;
  attribute?: { type: string };
  cellFormatter?: (row: Record<string, unknown>) => ReactNode;
}

interface ListColumns {
  displayedHeaders: ListHeader[];
}

interface ListFilters {
  displayedFilters: ListFilter[];
}

/** The hook of the content manager through which a list gets other columns. */
const COLUMNS = 'Admin/CM/pages/ListView/inject-column-in-table';
/** The one through which a list gets other filters. */
const FILTERS = 'Admin/CM/pages/ListView/inject-in-filters';

/** Gives choices their input with Spanish labels. To be called in `register()`. */
export function addChoiceInput(app: StrapiApp): void {
  app.addFields({ type: 'enumeration', Component: ChoiceInput as unknown as ComponentType });
}

/** Shows choices in lists and their filters by their labels. To be called in `bootstrap()`. */
export function labelChoicesInLists(app: StrapiApp): void {
  app.registerHook(COLUMNS, (columns: ListColumns) => ({
    ...columns,
    displayedHeaders: columns.displayedHeaders.map((header) =>
      header.attribute?.type === 'enumeration' ? { ...header, cellFormatter: choiceCell(header.name) } : header,
    ),
  }));
  app.registerHook(FILTERS, (filters: ListFilters) => ({
    ...filters,
    displayedFilters: filters.displayedFilters.map((filter) => withLabels(filter, ChoiceFilterInput)),
  }));
}

const choiceCell = (name: string) => (row: Record<string, unknown>) => {
  const value = row[name];
  return <Typography textColor="neutral800">{typeof value === 'string' ? choiceLabel(value) : '-'}</Typography>;
};
