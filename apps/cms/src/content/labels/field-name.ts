import type { Problem } from '../entry-rules/problem';
import type { FieldLabel } from './label-types';

/** The labels of an entry or a component, or the part of them that names its fields. */
export interface Labelled<Field extends string> {
  fields: Readonly<Record<Field, FieldLabel>>;
}

/** The name of a field in a message to an editor: its label in the form, as in `«Importe mínimo»`. */
export function fieldName<Field extends string>({ fields }: Labelled<Field>, field: Field): string {
  return `«${fields[field].label}»`;
}

/**
 * Adds to each problem of a component the field of the entry that holds the component: `En «Simulador», «Importe mínimo» es …`.
 * @param problems sentences that begin with a lower-case letter or with the name of a field
 */
export function problemsIn<Field extends string>(
  entry: Labelled<Field>,
  field: Field,
  problems: readonly Problem[],
): Problem[] {
  return problems.map(({ path, message }) => ({
    path: [field, ...path],
    message: `En ${fieldName(entry, field)}, ${message}`,
  }));
}
