import 'server-only';
import type { CountryCode } from '@prestafaro/countries';
import { requestHost } from '@/server/requests/request-host';
import type { RouteManifest } from '@/server/routing/manifest';
import { currentManifest } from '@/server/routing/manifest-slot';

/** Characters of one chunk: a file of forty megabytes is never whole in memory. */
const charactersOfChunk = 64 * 1024;

/**
 * Sends XML that is made from the manifest of the request's country while it is sent; 503 without a manifest.
 * @param make the pieces of the document; undefined if there is no such document
 */
export function xmlAnswer(
  request: Request,
  make: (country: CountryCode, manifest: RouteManifest) => Iterator<string> | undefined,
): Response {
  const manifest = currentManifest();
  if (!manifest) return new Response('Not yet', { status: 503, headers: { 'retry-after': '10' } });
  const pieces = make(requestHost(request.headers).country, manifest);
  if (!pieces) return new Response('No such sitemap', { status: 404 });
  return new Response(streamOf(pieces), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

function streamOf(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let chunk = '';
      let next = pieces.next();
      for (; !next.done; next = pieces.next()) {
        chunk += next.value;
        if (chunk.length >= charactersOfChunk) break;
      }
      if (chunk) controller.enqueue(encoder.encode(chunk));
      if (next.done) controller.close();
    },
  });
}
