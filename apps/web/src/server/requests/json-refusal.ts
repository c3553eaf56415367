import 'server-only';
import { NextResponse } from 'next/server';
import type { Decision } from '@/server/routing/decision';

type Refusal = Extract<Decision, { kind: 'refusal' }>;

/** Addresses that only scripts of ours call. */
const calledByScripts: ReadonlySet<string> = new Set(['/api/event', '/api/error', '/api/push', '/api/search']);

/** The refusal of a request to an address that scripts call, as JSON like the other answers there; undefined for a page. */
export function jsonRefusal(pathname: string, { status, text, headers }: Refusal): NextResponse | undefined {
  if (!calledByScripts.has(pathname)) return undefined;
  const body = { error: 'refused', message: text };
  return NextResponse.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
