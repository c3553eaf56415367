import 'server-only';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { environment } from '@/cms/environment';
import { enterRequest, type RequestContext, requestIdHeader } from '@/cms/request-context';
import { onRequestStart, setRequestHeader } from '@/server/next-internals/request-start';
import { normalizeRequest } from '@/server/requests/normalize-request';
import { requestIdOf } from '@/server/requests/request-id';
import { recordSocketAddress } from '@/server/requests/visitor-address';
import { recordHeader, recordOf } from '@/server/shared-pages/recorded-renders';

export interface ObservedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
}

/**
 * Handles each request before Next: gives it an id, which its log lines, its calls to the CMS and its answer carry, and
 * records the address of its socket. A static page stays static, because making it reads none of this.
 * @param isOurs tells whether a server is the one that visitors use
 * @param onRequest called with each request before Next
 */
export function observeRequests(
  isOurs: (server: Server) => boolean,
  onRequest: (observed: ObservedRequest) => void,
): void {
  const { TRUSTED_PROXIES } = environment();
  onRequestStart(({ request, response, server }) => {
    if (!isOurs(server)) return;
    recordSocketAddress(request);
    const { headers } = request;
    const isForPart = headers.rsc !== undefined;
    const context: RequestContext = {
      id: requestIdOf(headers[requestIdHeader], TRUSTED_PROXIES),
      isForPart,
      // A form is answered with the parts of its page or with all of it, and only Next knows which.
      markups: request.method === 'GET' && !isForPart ? new Map() : undefined,
      record: recordOf(headers[recordHeader]),
    };
    setRequestHeader(request, requestIdHeader, context.id);
    response.setHeader(requestIdHeader, context.id);
    enterRequest(context);
    normalizeRequest(request);
    onRequest({ request, response, context });
  });
}
