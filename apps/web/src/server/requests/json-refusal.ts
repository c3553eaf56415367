import 'server-only';
import { NextResponse } from 'next/server';
import type { Decision } from '@/server/routing/decision';

type Refusal = Extract<Decision, { kind: 'refusal' }>;

/** The refusal of a request to an address that scripts call, as JSON like the other answers there; undefined for a page. */
export function jsonRefusal(pathname: string, { status, text, headers }: Refusal): NextResponse | undefined {
  if (pathname !== '/api/event') return undefined;
  const body = { error: 'refused', message: text };
  return NextResponse.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
