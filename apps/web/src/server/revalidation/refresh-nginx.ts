import 'server-only';
import { lookup } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { matchesEtag } from '@prestafaro/types/etag';
import { environment } from '@/cms/environment';
import { processWide } from '@/cms/process-wide';
import { log, reasonOf } from '@/server/log/log';
import { askServer, type ServerAddress } from '@/server/requests/ask-server';

/** A page as this server answers it after a change. */
export interface FreshPage {
  readonly host: string;
  readonly path: string;
  /** Undefined for a page without one. Any answer then counts as fresh. */
  readonly etag: string | undefined;
}

/** The encodings for which nginx stores an answer each (`$encoding` in deploy/nginx/templates/nginx.conf). Nearly all browsers send the first. */
const encodings = ['br', 'gzip', ''];

const timeoutMs = 2_000;
/** Between two requests for the same page. A visitor's request that began before the change has ended by then. */
const pauseMs = 250;
const maxRequests = 6;

interface RefreshOptions {
  /**
   * Whether an editor waits for the page. Such a page is requested in each encoding until nginx got the new one twice, because a
   * visitor's request that began before the change may store the older one after the first. Any other page is requested once, in
   * the encoding of nearly all browsers: each request costs a web server a whole page, and nginx takes it by itself after two seconds.
   */
  readonly isAwaited?: boolean;
}

/** Servers whose failure the log has stated already. */
const failing = processWide('failing-nginx', () => new Set<string>());

/**
 * Makes each nginx of `NGINX_URLS` request a changed page again and store it in place of the older one, which it would
 * serve for two seconds more (decision 022). Never throws: a failure is logged, and nginx then takes the page by itself.
 */
export async function refreshNginx(page: FreshPage, { isAwaited = false }: RefreshOptions = {}): Promise<void> {
  await Promise.all(environment().NGINX_URLS.map((url) => refreshAll(new URL(url), page, isAwaited)));
}

/** Refreshes the page at every address of one name. */
async function refreshAll({ hostname, port, host: name }: URL, page: FreshPage, isAwaited: boolean): Promise<void> {
  const wanted = isAwaited ? { encodings, answers: 2 } : { encodings: encodings.slice(0, 1), answers: 1 };
  try {
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true, family: 4 });
    const servers = found.map(({ address }) => ({ host: address, port: Number(port || 80) }));
    await Promise.all(
      servers.flatMap((server) => wanted.encodings.map((encoding) => refresh(server, page, encoding, wanted.answers))),
    );
    if (failing.delete(name)) log.info('nginx takes changed pages again', { server: name });
  } catch (error) {
    if (failing.has(name)) return;
    failing.add(name);
    log.warn('nginx did not take a changed page at once', { server: name, reason: reasonOf(error) });
  }
}

/** Requests the page until nginx has got the new one. It may get the older one from a web server that has not heard of the change yet. */
async function refresh(
  server: ServerAddress,
  { host, path, etag }: FreshPage,
  encoding: string,
  answers: number,
): Promise<void> {
  const secret = environment().NGINX_REFRESH_SECRET ?? '';
  let taken = 0;
  for (let requests = 0; taken < answers && requests < maxRequests; requests += 1) {
    if (requests > 0) await wait(pauseMs);
    const headers = { 'x-refresh-secret': secret, 'accept-encoding': encoding };
    const answer = await askServer(server, { method: 'HEAD', path, host, headers, timeoutMs });
    if (answer.status !== 200) throw new Error(`nginx answered ${answer.status}`);
    if (!etag || matchesEtag(answer.header('etag') ?? '', etag)) taken += 1;
  }
}
