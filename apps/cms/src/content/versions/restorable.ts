import type { Core } from '@strapi/strapi';
import { findFiles } from '../../platform/strapi-internals/media-library';
import { asContentType } from '../content-types';
import { isRecord } from '../entry-rules/figures';
import { labelOfField } from '../entry-rules/form-problems';
import { type Content, recordsIn } from './content';
import type { ContentField, FindModel } from './content-model';

/** A content as the Document Service takes it. */
export interface Restorable {
  readonly data: Record<string, unknown>;
  /** What the content uses and that does not exist any more: `«Temas»: Ahorro`. */
  readonly gone: readonly string[];
}

interface Search {
  strapi: Core.Strapi;
  find: FindModel;
  site: string;
}

type Restored = { value: unknown; gone: readonly string[] };

/** Takes from a content what can be written today: fields of the present form, with the entries and files that still exist. */
export async function restorable(search: Search, uid: string, content: Content): Promise<Restorable> {
  const data: Record<string, unknown> = {};
  const gone: string[] = [];
  for (const [name, field] of Object.entries(search.find(uid))) {
    if (!(name in content)) continue;
    const restored = await ofField(search, field, content[name]);
    const isReference = field.kind === 'entries' || field.kind === 'files';
    data[name] = restored.value;
    gone.push(...restored.gone.map((one) => (isReference ? `${labelOfField(uid, name)}: ${one}` : one)));
  }
  return { data, gone };
}

async function ofField(search: Search, field: ContentField, value: unknown): Promise<Restored> {
  switch (field.kind) {
    case 'value':
      return { value, gone: [] };
    case 'entries':
      return ofReferences(value, 'documentId', field.isList, await existingEntries(search, field.target, value));
    case 'files':
      return ofReferences(value, 'id', field.isList, await existingFiles(search, value));
    case 'part':
      return isRecord(value) ? ofPart(search, field.component, value) : { value: null, gone: [] };
    case 'parts':
      return ofList(recordsIn(value).map((part) => ofPart(search, field.component, part)));
    case 'blocks':
      return ofList(recordsIn(value).map((block) => ofBlock(search, field.components, block)));
  }
}

async function ofPart(search: Search, uid: string, part: Content): Promise<Restored> {
  const { data, gone } = await restorable(search, uid, part);
  return { value: data, gone };
}

/** A block of a kind that pages no longer have cannot be written. */
async function ofBlock(search: Search, components: readonly string[], block: Content): Promise<Restored> {
  const component = String(block.__component);
  if (!components.includes(component)) return { value: undefined, gone: [`bloque «${component}»`] };
  const { value, gone } = await ofPart(search, component, block);
  return { value: { __component: component, ...(value as object) }, gone };
}

async function ofList(parts: readonly Promise<Restored>[]): Promise<Restored> {
  const restored = await Promise.all(parts);
  return {
    value: restored.flatMap(({ value }) => (value === undefined ? [] : [value])),
    gone: restored.flatMap(({ gone }) => gone),
  };
}

function ofReferences(
  value: unknown,
  key: 'documentId' | 'id',
  isList: boolean,
  existing: ReadonlySet<unknown>,
): Restored {
  const references = recordsIn(value);
  const kept = references.flatMap((reference) => (existing.has(reference[key]) ? [reference[key]] : []));
  const lost = references.filter((reference) => !existing.has(reference[key]));
  return { value: isList ? kept : (kept[0] ?? null), gone: lost.map(({ name }) => String(name)) };
}

async function existingEntries({ strapi, site }: Search, target: string, value: unknown): Promise<Set<unknown>> {
  const documentId = { $in: recordsIn(value).map((reference) => reference.documentId) };
  const rows: { documentId: string }[] = await strapi.db
    .query(asContentType(target))
    .findMany({ select: ['documentId'], where: { documentId, locale: site } });
  return new Set(rows.map((row) => row.documentId));
}

async function existingFiles({ strapi }: Search, value: unknown): Promise<Set<unknown>> {
  const files = await findFiles(strapi, { id: { $in: recordsIn(value).map(({ id }) => id) } });
  return new Set(files.map(({ id }) => id));
}
