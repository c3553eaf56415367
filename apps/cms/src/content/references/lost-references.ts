import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../content-types';
import type { EditorialType } from '../editorial-types';
import { type ReferenceField, relationsOf } from './reference-fields';
import type { EntryRow, ReferringEntry } from './referring-entries';

type Relation = ReferenceField & { target: EditorialType };

/**
 * Compares the versions of an entry after it was published. @returns the entries to which only the draft refers, because they are
 * not published
 */
export async function lostReferences(
  strapi: Core.Strapi,
  type: EditorialType,
  where: { documentId: string; locale: object },
): Promise<ReferringEntry[]> {
  const relations = relationsOf(strapi, type);
  if (relations.length === 0) return [];
  const versions: EntryRow[] = await strapi.db
    .query(asContentType(uidOf(type)))
    .findMany({ where, populate: populateOf(relations) });
  return versions
    .filter(({ publishedAt }) => publishedAt === null)
    .flatMap((draft) => {
      const published = versions.find((row) => row.publishedAt !== null && row.locale === draft.locale);
      const kept = new Set(published ? relations.flatMap((field) => targetsOf(published, field)).map(keyOf) : []);
      return relations.flatMap((field) => targetsOf(draft, field)).filter((target) => !kept.has(keyOf(target)));
    });
}

const keyOf = ({ type, documentId }: ReferringEntry): string => `${type} ${documentId}`;

/** Each dynamic zone once, with the relations of all its blocks. */
function populateOf(relations: readonly Relation[]): Record<string, unknown> {
  const own = relations.filter(({ block }) => !block).map(({ attribute }) => [attribute, true] as const);
  const zones = new Map<string, Record<string, { populate: string[] }>>();
  for (const { attribute, block } of relations) {
    if (!block) continue;
    const components = zones.get(block.zone) ?? {};
    const others = components[block.component]?.populate ?? [];
    zones.set(block.zone, { ...components, [block.component]: { populate: [...others, attribute] } });
  }
  return { ...Object.fromEntries(own), ...Object.fromEntries([...zones].map(([zone, on]) => [zone, { on }])) };
}

function targetsOf(row: EntryRow, { attribute, block, target }: Relation): ReferringEntry[] {
  const holders = block
    ? (row[block.zone] as Record<string, unknown>[]).filter(({ __component }) => __component === block.component)
    : [row];
  return holders.flatMap((holder) =>
    [holder[attribute] ?? []].flat().map((entry) => ({ ...(entry as EntryRow), type: target })),
  );
}
