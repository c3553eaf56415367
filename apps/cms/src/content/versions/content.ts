import { createHash } from 'node:crypto';
import { isRecord } from '../entry-rules/figures';
import { entryName } from '../references/list-of-entries';
import type { ContentField, FindModel } from './content-model';

/**
 * What an entry or a component says, without numbers of rows, so that equal contents are equal texts. Blocks carry their
 * component as `__component`.
 */
export type Content = Readonly<Record<string, unknown>>;

/** Another entry, with the name that it had. */
export interface EntryReference {
  readonly documentId: string;
  readonly name: string;
}

/** A file of the media library, with the name that it had. */
export interface FileReference {
  readonly id: number;
  readonly name: string;
}

/** The fields by which an editor knows an entry; see {@link entryName}. */
const NAMES = ['title', 'name', 'header', 'from'];

/** What the query engine must read beside the columns of a row, for {@link contentOf}. */
export function populateOf(find: FindModel, uid: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(find(uid)).flatMap(([name, field]): [string, unknown][] => {
      const populated = populateOfField(find, field);
      return populated ? [[name, populated]] : [];
    }),
  );
}

function populateOfField(find: FindModel, field: ContentField): object | null {
  switch (field.kind) {
    case 'entries': {
      const own = find(field.target);
      return { select: ['documentId', ...NAMES.filter((name) => own[name]?.kind === 'value')] };
    }
    case 'files':
      return { select: ['id', 'name'] };
    case 'part':
    case 'parts':
      return { populate: populateOf(find, field.component) };
    case 'blocks':
      return { on: Object.fromEntries(field.components.map((uid) => [uid, { populate: populateOf(find, uid) }])) };
    case 'value':
      return null;
  }
}

/** The content of a row that was read with {@link populateOf}. */
export function contentOf(find: FindModel, uid: string, row: Content): Content {
  const fields = Object.entries(find(uid)).map(([name, field]) => [name, storedValue(find, field, row[name])]);
  return Object.fromEntries(fields);
}

function storedValue(find: FindModel, field: ContentField, value: unknown): unknown {
  switch (field.kind) {
    case 'entries':
      return recordsIn(value).map((row) => ({ documentId: row.documentId, name: entryName(row) }));
    case 'files':
      return recordsIn(value).map(({ id, name }) => ({ id, name }));
    case 'part':
      return isRecord(value) ? contentOf(find, field.component, value) : null;
    case 'parts':
      return recordsIn(value).map((part) => contentOf(find, field.component, part));
    case 'blocks':
      return recordsIn(value).map((block) => {
        const component = String(block.__component);
        return { __component: component, ...contentOf(find, component, block) };
      });
    case 'value':
      return value instanceof Date ? value.toISOString() : (value ?? null);
  }
}

/** The records of a stored value, whatever an older release stored there: none, one or several. */
export const recordsIn = (value: unknown): Record<string, unknown>[] => [value ?? []].flat().filter(isRecord);

/**
 * Equal for contents that say the same. The names of other entries and files do not count, because they may change there, nor does
 * the order of fields, which PostgreSQL changes.
 */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (!isRecord(part) || Array.isArray(part)) return part;
    return part.documentId ?? part.id ?? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

export const digestOf = (content: Content): string => createHash('sha256').update(canonical(content)).digest('hex');
