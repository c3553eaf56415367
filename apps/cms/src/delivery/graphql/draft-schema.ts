import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { rememberRootArguments } from '../../platform/strapi-internals/graphql-schema';

/**
 * The same schema over drafts: every root field of an editorial type reads the draft, and its relations follow. No argument says
 * so, and the schema of the public endpoint stays as it is.
 * @param rootFields of the editorial types
 */
export function draftSchema(schema: GraphQLSchema, rootFields: ReadonlySet<string>): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name) =>
      rootFields.has(name) ? { ...field, resolve: ofDrafts(field.resolve ?? defaultFieldResolver) } : field,
    [MapperKind.OBJECT_FIELD]: withBlankText,
  });
}

const ofDrafts =
  (resolve: GraphQLFieldResolver<unknown, object>): GraphQLFieldResolver<unknown, object> =>
  (source, args, context, info) => {
    const draftArguments = { ...args, status: 'draft' };
    rememberRootArguments(context, info, draftArguments);
    return resolve(source, draftArguments, context, info);
  };

/** A draft may lack a text that a published entry must have. Its page shows an empty one. */
function withBlankText(field: GraphQLFieldConfig<unknown, object>): GraphQLFieldConfig<unknown, object> {
  const { type, resolve = defaultFieldResolver } = field;
  if (!isNonNullType(type) || !isScalarType(type.ofType) || type.ofType.name !== 'String') return field;
  return { ...field, resolve: async (...call) => (await resolve(...call)) ?? '' };
}
