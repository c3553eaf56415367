import { ENTRY_REPLACED } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import DataLoader from 'dataloader';
import { GraphQLError, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { asContentType } from '../../content/content-types';
import { verifyScope } from '../../platform/strapi-internals/content-api-auth';
import { type Attribute, graphqlModels } from '../../platform/strapi-internals/graphql-schema';
import { markBatched } from './batched-field';

interface Row {
  id: number;
  [attribute: string]: unknown;
}
type Loader = DataLoader<number, unknown>;
type Resolver = GraphQLFieldResolver<Row, object>;

export type EntryStatus = 'published' | 'draft';

/**
 * Strapi resolves every relation, component and image once per parent: a list of 20 articles costs 163 SQL queries.
 * Here each such field is read once per request for all parents (`where id in …`), so the list costs about ten.
 * A field with a filter, an order or a page uses Strapi's own resolver.
 * @param status of the related entries
 */
export function batchRelations(strapi: Core.Strapi, schema: GraphQLSchema, status: EntryStatus): GraphQLSchema {
  for (const { uid, name, attributes } of graphqlModels(strapi)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    for (const [attributeName, attribute] of Object.entries(attributes)) {
      const field = type.getFields()[attributeName];
      if (!field?.resolve || !isBatchable(attribute)) continue;
      field.resolve = batchedResolver(strapi, { uid, attributeName, attribute, status }, field.resolve);
      markBatched(field);
    }
  }
  return schema;
}

/**
 * Components, the blocks of an entry, images and relations. Inverse to-many relations use Strapi's resolver, because they can be long
 * and Strapi limits them.
 */
function isBatchable({ type, mappedBy, multiple }: Attribute): boolean {
  if (type === 'component' || type === 'dynamiczone') return true;
  return (type === 'media' && !multiple) || (type === 'relation' && !mappedBy);
}

interface BatchedField {
  uid: string;
  attributeName: string;
  attribute: Attribute;
  status: EntryStatus;
}

function batchedResolver(
  strapi: Core.Strapi,
  { uid, attributeName, attribute, status }: BatchedField,
  original: Resolver,
): Resolver {
  const target = attribute.type === 'relation' ? attribute.target : undefined;
  const hasDrafts = target && strapi.getModel(asContentType(target))?.options?.draftAndPublish;
  const publishedAt = { $notNull: status === 'published' };
  const populate = { [attributeName]: hasDrafts ? { where: { publishedAt } } : true };
  const loaders = new WeakMap<object, Loader>();

  const createLoader = (): Loader =>
    new DataLoader(async (ids) => {
      const rows: Row[] = await strapi.db
        .query(asContentType(uid))
        .findMany({ select: ['id'], where: { id: { $in: [...ids] } }, populate });
      const valueById = new Map(rows.map((row) => [row.id, row[attributeName]]));
      return ids.map((id) => (valueById.has(id) ? (valueById.get(id) ?? null) : entryReplaced()));
    });

  return async (parent, args, context, info) => {
    const limit = limitOf(args);
    if (limit === undefined) return original(parent, args, context, info);
    if (target) await verifyScope(strapi, context, `${target}.find`);
    const loader = loaders.get(context) ?? createLoader();
    loaders.set(context, loader);
    const value = await loader.load(parent.id);
    return Array.isArray(value) ? value.slice(0, limit) : value;
  };
}

/** A publish puts a new row in place of the published one, and the query has read the former row. It is answered when asked again. */
const entryReplaced = () =>
  new GraphQLError('An entry of the answer was published or removed meanwhile: ask again', {
    extensions: { code: ENTRY_REPLACED },
  });

/**
 * The number of rows that a caller asks for: all, or `pagination: { limit }`. Undefined for a page, a filter or an order, which
 * Strapi's resolver handles. (Strapi passes `pagination: {}` and `sort: []` to every list field by default.)
 */
function limitOf({ pagination, ...others }: Record<string, unknown>): number | undefined {
  const isGiven = (value: unknown) => value !== null && typeof value === 'object' && Object.keys(value).length > 0;
  if (Object.values(others).some(isGiven)) return undefined;
  if (!isGiven(pagination)) return Number.POSITIVE_INFINITY;
  const { limit, ...pages } = pagination as Record<string, unknown>;
  return Object.keys(pages).length === 0 && typeof limit === 'number' && limit >= 0 ? limit : undefined;
}
