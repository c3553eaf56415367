import type { FieldMetadata, ViewConfiguration } from '../../platform/strapi-internals/form-views';
import type { FieldLabel, FormRow, ListLabels, ModelLabels } from './label-types';

/** The columns that Strapi itself adds to lists. */
const SYSTEM_COLUMNS: Readonly<Record<string, string>> = {
  createdAt: 'Creado',
  updatedAt: 'Modificado',
  publishedAt: 'Publicado',
  createdBy: 'Creado por',
  updatedBy: 'Modificado por',
};

/** For a relation field, the field by which an editor recognises the other entry; undefined for any other field. */
export type MainFieldOfRelation = (field: string) => string | undefined;

/**
 * The view of one type or component: `current` with our names, rows and columns.
 * Settings that the labels do not have (searchable, sortable, how a relation opens…) stay as they are.
 */
export function buildConfiguration(
  current: ViewConfiguration,
  labels: ModelLabels & { list?: ListLabels },
  mainFieldOfRelation: MainFieldOfRelation,
): ViewConfiguration {
  const metadatas = Object.entries(current.metadatas).map(([field, metadata]) => {
    const label = labels.fields[field];
    return [field, label ? labelled(metadata, label, mainFieldOfRelation(field)) : systemColumn(field, metadata)];
  });
  return {
    settings: { ...current.settings, mainField: labels.mainField, ...listSettings(labels.list) },
    metadatas: Object.fromEntries(metadatas),
    layouts: {
      list: labels.list ? [...labels.list.columns] : current.layouts.list,
      edit: labels.rows.map(cells),
    },
  };
}

function labelled(metadata: FieldMetadata, { label, help, isComputed }: FieldLabel, mainField?: string): FieldMetadata {
  return {
    edit: { ...metadata.edit, label, description: help, editable: !isComputed, ...(mainField && { mainField }) },
    list: { ...metadata.list, label },
  };
}

function systemColumn(field: string, metadata: FieldMetadata): FieldMetadata {
  const label = SYSTEM_COLUMNS[field];
  return label ? { ...metadata, list: { ...metadata.list, label } } : metadata;
}

const listSettings = (list?: ListLabels) =>
  list && { defaultSortBy: list.sortBy, defaultSortOrder: list.sortOrder, pageSize: list.pageSize };

const cells = (row: FormRow<string>) =>
  Object.entries(row).flatMap(([name, size]) => (size === undefined ? [] : [{ name, size }]));
