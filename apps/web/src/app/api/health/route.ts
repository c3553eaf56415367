import { ownBuild } from '@/site/builds/own-build';
import { health } from '@/site/health';

/** `/api/health`: ready for visitors? `/api/health?probe=live`: does the process answer at all? */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (new URL(request.url).searchParams.get('probe') === 'live') {
    return Response.json({ status: 'ok', version: ownBuild.id, checks: {} }, { headers });
  }
  const answer = await health();
  return Response.json(answer, { status: answer.status === 'failing' ? 503 : 200, headers });
}
