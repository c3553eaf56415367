import { buildMeta } from '@/server/builds/build-meta';
import { ownBuild } from '@/server/builds/own-build';
import { requestHost } from '@/server/requests/request-host';
import { currentManifest } from '@/server/routing/manifest-slot';

/** `/builds/meta/{id}.json`: the routes of this host, of this very build (specification §7). */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const headers = { 'cache-control': 'no-cache' };
  if ((await params).file !== `${ownBuild.id}.json`) return new Response('Another build', { status: 404, headers });
  const manifest = currentManifest();
  if (!manifest) return new Response('Not yet', { status: 503, headers: { ...headers, 'retry-after': '10' } });
  return Response.json(buildMeta(requestHost(request.headers).country, manifest), { headers });
}
