/** The texts of one field in the form: `label` above it (≤ 40 characters), `help` below it (≤ 160), both in Spanish. */
export interface FieldLabel {
  label: string;
  help: string;
  /** The CMS computes the value, or a visitor sent it; the editor sees it but cannot change it. */
  isComputed?: boolean;
  /** Only the CMS reads the value, so no form has it. */
  isInternal?: boolean;
  /** No longer in the form: only the web app of the earlier release reads the field (docs/deploy.md, "Going back"). */
  isRetired?: boolean;
}

/** The fields of a schema file, so that the compiler finds a label that is missing or has no field. */
export type FieldOf<Schema extends { attributes: object }> = keyof Schema['attributes'] & string;

/** Fields that Strapi adds to every entry. */
export type SystemField = 'id' | 'documentId' | 'createdAt' | 'updatedAt' | 'publishedAt' | 'createdBy' | 'updatedBy';

/** One row of the edit form: field → width in columns; a row has 12 and shows its fields in this order. */
export type FormRow<Field extends string> = Partial<Record<Field, number>>;

export interface ModelLabels<Field extends string = string> {
  /** The Spanish name of the type or block, e.g. "Artículo". */
  name: string;
  /**
   * The field by which an editor recognises an entry. If no text field serves, it is `id` for a type and `documentId` for a
   * component (Strapi refuses the id there and shows the name of the component only).
   */
  mainField: Field | 'id' | 'documentId';
  fields: Record<Field, FieldLabel>;
  rows: readonly FormRow<Field>[];
}

/** The list of a collection as an editor opens it. */
export interface ListLabels<Field extends string = string> {
  columns: readonly (Field | SystemField)[];
  sortBy: Field | SystemField;
  sortOrder: 'ASC' | 'DESC';
  pageSize: 10 | 20 | 50 | 100;
}

/** A single type has no `list`. */
export interface ContentTypeLabels<Field extends string = string> extends ModelLabels<Field> {
  list?: ListLabels<Field>;
}

/** The labels of all components of one folder, by file name. */
export type CategoryLabels<Schemas extends Record<string, { attributes: object }>> = {
  [Name in keyof Schemas]: ModelLabels<FieldOf<Schemas[Name]>>;
};
