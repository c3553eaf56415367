import type { Core } from '@strapi/strapi';
import DataLoader from 'dataloader';
import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { asContentType } from '../content-types';

interface Row {
  id: number;
  [attribute: string]: unknown;
}
type Loader = DataLoader<number, unknown>;
type Resolver = GraphQLFieldResolver<Row, object>;
type Attribute = { type: string; target?: string; mappedBy?: string; multiple?: boolean };

/**
 * Strapi resolves every relation, component and image once per parent: a list of 20 articles costs 163 SQL queries.
 * Here each such field is read once per request for all parents (`where id in …`), which brings the list to about ten.
 * A field called with a filter, an order or a page keeps Strapi's own resolver.
 */
export function batchRelations(strapi: Core.Strapi, schema: GraphQLSchema): GraphQLSchema {
  const naming = strapi.plugin('graphql').service('utils').naming;
  const models = [
    ...Object.values(strapi.contentTypes).map((model) => ({ model, name: naming.getTypeName(model) })),
    ...Object.values(strapi.components).map((model) => ({ model, name: naming.getComponentName(model) })),
  ];
  for (const { model, name } of models) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    for (const [attributeName, attribute] of Object.entries(model.attributes as Record<string, Attribute>)) {
      const field = type.getFields()[attributeName];
      if (!field?.resolve || !isBatchable(attribute)) continue;
      field.resolve = batchedResolver(strapi, model.uid, attributeName, attribute, field.resolve);
    }
  }
  return schema;
}

/** Inverse to-many relations stay with Strapi: they can be long, and Strapi limits them. */
function isBatchable({ type, mappedBy, multiple }: Attribute): boolean {
  return type === 'component' || (type === 'media' && !multiple) || (type === 'relation' && !mappedBy);
}

function batchedResolver(
  strapi: Core.Strapi,
  uid: string,
  attributeName: string,
  attribute: Attribute,
  original: Resolver,
): Resolver {
  const target = attribute.type === 'relation' ? attribute.target : undefined;
  const publishedOnly = target && strapi.getModel(asContentType(target))?.options?.draftAndPublish;
  const populate = { [attributeName]: publishedOnly ? { where: { publishedAt: { $notNull: true } } } : true };
  const loaders = new WeakMap<object, Loader>();

  const createLoader = (): Loader =>
    new DataLoader(async (ids) => {
      const rows: Row[] = await strapi.db
        .query(asContentType(uid))
        .findMany({ select: ['id'], where: { id: { $in: [...ids] } }, populate });
      const valueById = new Map(rows.map((row) => [row.id, row[attributeName]]));
      return ids.map((id) => valueById.get(id) ?? null);
    });

  return async (parent, args, context, info) => {
    const limit = limitOf(args);
    if (limit === undefined) return original(parent, args, context, info);
    if (target) await verifyMayRead(strapi, context, target);
    const loader = loaders.get(context) ?? createLoader();
    loaders.set(context, loader);
    const value = await loader.load(parent.id);
    return Array.isArray(value) ? value.slice(0, limit) : value;
  };
}

/**
 * How many of a list a caller wants: all of them, or `pagination: { limit }`. Undefined if he asks for more than that, a
 * filter or an order, which is Strapi's own affair. (It gives every list field `pagination: {}` and `sort: []` by default.)
 */
function limitOf({ pagination, ...others }: Record<string, unknown>): number | undefined {
  const isAsked = (value: unknown) => value !== null && typeof value === 'object' && Object.keys(value).length > 0;
  if (Object.values(others).some(isAsked)) return undefined;
  if (!isAsked(pagination)) return Number.POSITIVE_INFINITY;
  const { limit, ...pages } = pagination as Record<string, unknown>;
  return Object.keys(pages).length === 0 && typeof limit === 'number' && limit >= 0 ? limit : undefined;
}

/** The same check that Strapi's own resolver makes: the token must hold `find` on the type that the relation leads to. */
async function verifyMayRead(strapi: Core.Strapi, context: object, target: string): Promise<void> {
  const { state } = context as { state: { auth: unknown } };
  await strapi.get('auth').verify(state.auth, { scope: [`${target}.find`] });
}
