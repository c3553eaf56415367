import type { Core } from '@strapi/strapi';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';

export interface Attribute {
  type: string;
  target?: string;
  mappedBy?: string;
  multiple?: boolean;
}

/** A content type or component, and the name of its type in GraphQL. */
export interface NamedModel {
  uid: string;
  name: string;
  attributes: Readonly<Record<string, Attribute>>;
}

interface ContentApi {
  buildSchema(): GraphQLSchema;
}

/** Replaces the schema that the GraphQL plugin serves. Touches the plugin's builder. Call it in `register()`. */
export function transformGraphqlSchema(strapi: Core.Strapi, transform: (schema: GraphQLSchema) => GraphQLSchema): void {
  const contentApi: ContentApi = strapi.plugin('graphql').service('content-api');
  const build = contentApi.buildSchema.bind(contentApi);
  contentApi.buildSchema = () => transform(build());
}

/** Every content type and component with its name in the schema. Touches the plugin's naming service. */
export function graphqlModels(strapi: Core.Strapi): readonly NamedModel[] {
  const { naming } = strapi.plugin('graphql').service('utils');
  const named = (model: { uid: string; attributes: object }, name: string): NamedModel => ({
    uid: model.uid,
    name,
    attributes: model.attributes as NamedModel['attributes'],
  });
  return [
    ...Object.values(strapi.contentTypes).map((model) => named(model, naming.getTypeName(model))),
    ...Object.values(strapi.components).map((model) => named(model, naming.getComponentName(model))),
  ];
}

/**
 * Tells the plugin's resolvers of relations the arguments of the root field above them: they read entries of its `status`. Touches
 * the property of the context that the plugin's own server writes.
 */
export function rememberRootArguments(context: object, info: GraphQLResolveInfo, args: object): void {
  const known = context as { rootQueryArgsByPath?: Map<string | number, object> };
  known.rootQueryArgsByPath ??= new Map();
  known.rootQueryArgsByPath.set(info.path.key, { ...args, _originField: info.fieldName });
}
