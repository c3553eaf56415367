import { ownBuild } from '@/server/builds/own-build';

/** Open pages poll this address to detect a new deployment (specification §7). */
export function GET(_request: Request): Response {
  return Response.json(ownBuild, { headers: { 'cache-control': 'no-cache' } });
}

export const dynamic = 'force-dynamic';
