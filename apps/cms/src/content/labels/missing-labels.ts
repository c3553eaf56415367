import { LOCALIZED, LOCALIZED_TYPES, uidOf } from '../content-types';
import { choiceLabel } from './choices';
import { COMPONENT_LABELS, fileOfComponentLabels } from './component-labels';
import type { FieldLabel, ModelLabels } from './label-types';

/** A content type or a component of the CMS, as its schema file describes it. */
export interface LabelledSchema {
  attributes: Readonly<Record<string, object>>;
}

const labelFolder = 'apps/cms/src/content/labels';

/**
 * Finds what the admin cannot show in Spanish: types, components, fields and choices without a label, fields that are in no row of their
 * form, and labels of fields that do not exist.
 * @param schemas by uid; only those whose forms editors see are examined
 * @returns a sentence for each that names the schema, the field and the file to write in
 */
export function findMissingLabels(schemas: Readonly<Record<string, LabelledSchema>>): string[] {
  const types = LOCALIZED_TYPES.flatMap((type) => {
    const schema = schemas[uidOf(type)];
    const model = `The content type ${type} (apps/cms/src/api/${type}/content-types/${type}/schema.json)`;
    const file = `${labelFolder}/content-types/${type}.ts`;
    return schema ? problemsOfModel(model, schema, LOCALIZED[type].labels, file) : [];
  });
  const components = Object.entries(schemas).flatMap(([uid, schema]) => {
    if (uid.includes('::')) return [];
    const model = `The component ${uid} (apps/cms/src/components/${uid.replace('.', '/')}.json)`;
    return problemsOfModel(
      model,
      schema,
      COMPONENT_LABELS[uid],
      `${labelFolder}/components/${fileOfComponentLabels(uid)}`,
    );
  });
  return [...types, ...components];
}

/**
 * Finds what the admin cannot show of one type or component, for `findMissingLabels`.
 * @param model how a sentence names it
 * @param file in which its labels are written, from the folder of the clone
 */
export function problemsOfModel(
  model: string,
  { attributes }: LabelledSchema,
  labels: ModelLabels | undefined,
  file: string,
): string[] {
  if (!labels) return [`${model} has no Spanish labels. Write its name, fields and rows in ${file}.`];
  const missing = ownFields(attributes).filter((field) => !labels.fields[field]);
  const hidden = ownFields(attributes).filter((field) => isOfForm(labels.fields[field]) && !isInRows(field, labels));
  const unknown = Object.keys(labels.fields).filter((field) => !attributes[field]);
  const choices = ownFields(attributes).flatMap((field) =>
    choicesOf(attributes[field]).filter((choice) => choiceLabel(choice) === choice),
  );
  return [
    ...missing.map((field) => `${model} has a field "${field}" without a Spanish label. Write it in ${file}.`),
    ...hidden.map((field) => `${model}: "${field}" is in no row of ${file}. Add it to the rows there.`),
    ...unknown.map((field) => `${file} labels a field "${field}" that does not exist. ${model} has no such field.`),
    ...choices.map(
      (choice) => `${model} has a choice "${choice}" without a Spanish label. Write it in ${labelFolder}/choices.ts.`,
    ),
  ];
}

/** A field without a label is stated as such, and not a second time. */
const isOfForm = (label: FieldLabel | undefined): boolean => !!label && !label.isInternal && !label.isRetired;

const isInRows = (field: string, { rows }: ModelLabels): boolean => rows.some((row) => field in row);

/** Fields that Strapi adds to a model at run time; its lists name them (`build-configuration.ts`). */
const SYSTEM_FIELDS: readonly string[] = [
  'id',
  'documentId',
  'locale',
  'localizations',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
];

const ownFields = (attributes: LabelledSchema['attributes']): string[] =>
  Object.keys(attributes).filter((field) => !SYSTEM_FIELDS.includes(field));

function choicesOf(attribute: object | undefined): readonly string[] {
  const { enum: choices } = (attribute ?? {}) as { enum?: readonly string[] };
  return choices ?? [];
}
