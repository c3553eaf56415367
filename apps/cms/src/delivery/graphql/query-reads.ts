import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { isBatched } from './batched-field';

/** `defaultLimit` and `maxLimit` of config/plugins.ts. A list of components has no limit, and no page has more than a few dozen. */
const DEFAULT_ROWS = 20;
const MAX_ROWS = 100;

interface Query {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * About how many times a query reads from the database: once for each field that is read for all parents together
 * (`batching.ts`), and once for each parent otherwise. It counts before anything is read, so rows are as many as the query permits.
 */
export function estimatedReads(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  variables: Query['variables'],
): number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return readsOf({ schema, fragments, variables }, operation.selectionSet, schema.getQueryType(), 1, null);
}

/**
 * @param rows of the parent
 * @param page rows of each parent's page, if the parent is a page of a list (`articles_connection`)
 */
function readsOf(
  query: Query,
  { selections }: SelectionSetNode,
  parent: GraphQLNamedType | null | undefined,
  rows: number,
  page: number | null,
): number {
  return selections.reduce((reads, one) => {
    if (one.kind === Kind.FIELD) return reads + readsOfField(query, one, parent, rows, page);
    const fragment = one.kind === Kind.FRAGMENT_SPREAD ? query.fragments.get(one.name.value) : one;
    if (!fragment) return reads;
    const type = fragment.typeCondition ? query.schema.getType(fragment.typeCondition.name.value) : parent;
    return reads + readsOf(query, fragment.selectionSet, type, rows, page);
  }, 0);
}

function readsOfField(
  query: Query,
  node: FieldNode,
  parent: GraphQLNamedType | null | undefined,
  rows: number,
  page: number | null,
): number {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  if (!field || !node.selectionSet || isLeafType(getNamedType(field.type))) return 0;
  const limit = limitOf(query, node);
  const isPage = node.name.value.endsWith('_connection');
  const perParent = isList(field.type) ? (page ?? limit) : 1;
  const own = isBatched(field, node) ? 1 : rows;
  return own + readsOf(query, node.selectionSet, getNamedType(field.type), rows * perParent, isPage ? limit : null);
}

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** The rows of a list: those of `pagination: { limit }` or `{ pageSize }`, at most the limit of the plugin. */
function limitOf({ variables }: Query, { arguments: given = [] }: FieldNode): number {
  const pagination = given.find(({ name }) => name.value === 'pagination')?.value;
  if (!pagination) return DEFAULT_ROWS;
  const asked = rowsIn(literalOf(pagination, variables));
  return asked === null ? MAX_ROWS : Math.min(Math.max(0, asked), MAX_ROWS);
}

/** Null for a number that Strapi reads as all rows, and for what it refuses later. */
function rowsIn(pagination: unknown): number | null {
  if (pagination === null || typeof pagination !== 'object') return DEFAULT_ROWS;
  const { limit, pageSize } = pagination as Record<string, unknown>;
  const asked = limit ?? pageSize ?? DEFAULT_ROWS;
  return typeof asked === 'number' && asked >= 0 ? asked : null;
}

function literalOf(node: ValueNode, variables: Query['variables']): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables[node.name.value];
    case Kind.INT:
      return Number(node.value);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, literalOf(value, variables)]));
    default:
      return null;
  }
}
