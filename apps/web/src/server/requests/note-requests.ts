import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { environment } from '@/cms/environment';
import { enterRequest, type RequestContext, requestIdHeader } from '@/cms/request-context';
import { requestIdOf } from '@/site/requests/request-id';
import { noteSocketAddress } from '@/site/visitor-address';

export interface NotedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
}

/** What Node tells of a request before Next sees it. */
interface StartedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

/**
 * The edge of this server, before Next: each request gets its id, which its log lines, its calls to the CMS and its answer
 * carry, and the address of its socket is noted. A static page stays static: nothing of this is read while it is made.
 * @param isOurs whether a server is the one that visitors come to
 * @param onRequest called with each, before Next
 */
export function noteRequests(isOurs: (server: Server) => boolean, onRequest: (noted: NotedRequest) => void): void {
  const { TRUSTED_PROXIES } = environment();
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as StartedRequest;
    if (!isOurs(server)) return;
    noteSocketAddress(request);
    const context: RequestContext = { id: requestIdOf(request.headers[requestIdHeader], TRUSTED_PROXIES) };
    request.headers[requestIdHeader] = context.id;
    response.setHeader(requestIdHeader, context.id);
    enterRequest(context);
    onRequest({ request, response, context });
  });
}
