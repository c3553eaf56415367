import 'server-only';
import type { CountryCode } from '@prestafaro/countries';
import { requestHost } from '@/server/requests/request-host';
import type { RouteManifest } from '@/server/routing/manifest';
import { currentManifest } from '@/server/routing/manifest-slot';

/** Answers with XML built from the manifest of the request's country; 503 without a manifest. */
export function xmlAnswer(request: Request, make: (country: CountryCode, manifest: RouteManifest) => string): Response {
  const manifest = currentManifest();
  if (!manifest) return new Response('Not yet', { status: 503, headers: { 'retry-after': '10' } });
  const xml = make(requestHost(request.headers).country, manifest);
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
