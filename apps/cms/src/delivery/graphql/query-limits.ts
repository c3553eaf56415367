import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode, parse } from 'graphql';
import { documentFault } from './document-size';
import { estimatedReads } from './query-reads';

/** Twice the most expensive query of the web app (a test compares them). 1 000 lists took 8.6 s. */
export const MAX_READS = 500;

/** The part of Apollo's request that the hooks use. */
interface Request {
  document: DocumentNode;
  /** Missing if the request names an operation that the document does not have. Apollo then answers 400. */
  operation: OperationDefinitionNode | undefined;
  schema: GraphQLSchema;
  request: { variables?: Record<string, unknown> };
}

/**
 * A plugin of Apollo that answers 400 to a query that would cost too much, before it reads anything: the token of the web app must
 * not be enough to bring the CMS down.
 */
export const queryLimits = {
  async requestDidStart() {
    return {
      // A hook cannot refuse before the validation, and the validation is what a hostile document makes expensive. A document that
      // names its fault in place of a field is not valid, and costs nothing.
      async validationDidStart(asked: Pick<Request, 'document'>) {
        const fault = documentFault(asked.document);
        if (fault) asked.document = parse(`{ ${fault} }`);
      },
      async didResolveOperation({ document, operation, schema, request }: Request) {
        if (!operation) return;
        const reads = estimatedReads(document, operation, schema, request.variables ?? {});
        if (reads <= MAX_READS) return;
        throw new GraphQLError(`The query would read ${reads} times from the database, more than ${MAX_READS}`, {
          extensions: { code: 'QUERY_TOO_EXPENSIVE', http: { status: 400 } },
        });
      },
    };
  },
};
