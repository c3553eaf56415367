import type { FieldNode, GraphQLField } from 'graphql';

type Field = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

const MARK = 'isReadInBatches';

/** Marks a field whose resolver reads it for all parents at once. */
export function markBatched(field: { extensions: Field['extensions'] }): void {
  field.extensions = { ...field.extensions, [MARK]: true };
}

/** Whether a use of a field is read for all parents at once: one that asks for a page, a filter or an order is not. */
export const isBatched = ({ extensions }: Field, { arguments: given = [] }: FieldNode): boolean =>
  extensions[MARK] === true && given.length === 0;
