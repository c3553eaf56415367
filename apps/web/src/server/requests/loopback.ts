import 'server-only';
import { environment } from '@/cms/environment';
import { askServer, type ServerAnswer, type ServerRequest } from '@/server/requests/ask-server';

export type { ServerAnswer as LoopbackAnswer, ServerRequest as LoopbackRequest };

/** Sends a request to this very server, past any cache in front of it. */
export function askOurselves(request: ServerRequest): Promise<ServerAnswer> {
  return askServer({ host: 'localhost', port: environment().PORT }, request);
}
