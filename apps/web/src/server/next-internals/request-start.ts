import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What Node's channel `http.server.request.start` publishes. */
export interface StartedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

/** Calls a function at the start of each request of this process, before Next sees the request. */
export function onRequestStart(listener: (started: StartedRequest) => void): void {
  subscribe('http.server.request.start', (message) => listener(message as StartedRequest));
}

/** Replaces the method and the address of a request before Next reads them. */
export function setRequestLine(
  request: IncomingMessage,
  line: { readonly method: string; readonly url: string },
): void {
  Object.assign(request, line);
}

/**
 * Sets a header of a request before Next reads the headers. It replaces a value that the visitor sent under this name.
 */
export function setRequestHeader({ headers }: IncomingMessage, name: string, value: string): void {
  headers[name] = value;
}
