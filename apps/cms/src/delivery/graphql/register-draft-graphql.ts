import type { Core } from '@strapi/strapi';
import {
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { z } from 'zod';
import { isBearer, readerOfContent } from '../../access/read-token';
import { answer, bodyOf, type Handler } from '../../platform/http/answer';
import { documentFault } from './document-size';
import { MAX_READS } from './query-limits';
import { estimatedReads } from './query-reads';

export const DRAFT_GRAPHQL_PATH = '/preview/graphql';

const requestSchema = z.object({
  query: z
    .string()
    .min(1)
    .max(64 * 1024),
  variables: z.record(z.string(), z.unknown()).optional(),
  operationName: z.string().nullish(),
});

/**
 * A second endpoint with a token of its own: the queries of the public one, over drafts. Only the preview of the web app calls it,
 * and nothing of it is stored.
 */
export function registerDraftGraphql(strapi: Core.Strapi, token: string, schema: () => GraphQLSchema): void {
  const handler: Handler = async (ctx) => {
    if (!isBearer(ctx.get('authorization'), token)) return answer(ctx, 401, { errors: [{ message: 'Unauthorized' }] });
    const request = requestSchema.safeParse(bodyOf(ctx));
    if (!request.success) return answer(ctx, 400, { errors: [{ message: 'The body is no GraphQL request' }] });
    const { query, variables = {} } = request.data;
    const read = readQuery(schema(), query, variables);
    if ('faults' in read) return answer(ctx, 400, { errors: read.faults.map(({ message }) => ({ message })) });
    const { data, errors } = await execute({
      schema: schema(),
      document: read.document,
      variableValues: variables,
      contextValue: { state: { auth: readerOfContent }, koaContext: ctx },
    });
    answer(ctx, 200, { data, ...(errors && { errors: errors.map(({ message, path }) => ({ message, path })) }) });
  };
  strapi.server.routes([{ method: 'POST', path: DRAFT_GRAPHQL_PATH, config: { auth: false }, handler }]);
}

/** Parses a query and refuses it by the rules of the public endpoint, before anything is read. */
function readQuery(
  schema: GraphQLSchema,
  query: string,
  variables: Record<string, unknown>,
): { document: DocumentNode } | { faults: readonly Pick<GraphQLError, 'message'>[] } {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch {
    return { faults: [{ message: 'The query cannot be parsed' }] };
  }
  const fault = documentFault(document);
  if (fault) return { faults: [{ message: fault }] };
  const faults = validate(schema, document);
  if (faults.length > 0) return { faults };
  const operation = getOperationAST(document);
  if (operation?.operation !== 'query') return { faults: [{ message: 'The document must hold one query' }] };
  const reads = estimatedReads(document, operation, schema, variables);
  if (reads > MAX_READS) return { faults: [{ message: `The query would read ${reads} times from the database` }] };
  return { document };
}
