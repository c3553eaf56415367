import 'server-only';
import { NextResponse } from 'next/server';
import { drawRefusalPage } from '@/server/requests/draw-refusal-page';
import type { Decision } from '@/server/routing/decision';
import { wantsPage } from '@/server/routing/refusal-screen';

type Refusal = Omit<Extract<Decision, { kind: 'refusal' }>, 'kind' | 'status'> & { readonly status: number };

/**
 * The page of the site that tells a visitor why the request is refused, in the language of the address.
 * @returns undefined if plain text is enough: the sender is not a browser's page, or the screen cannot be drawn
 */
export async function drawRefusal(
  headers: Headers,
  pathname: string,
  { status, screen, headers: own }: Refusal,
): Promise<NextResponse | undefined> {
  if (!screen || !wantsPage(headers.get('accept'))) return undefined;
  const drawn = await drawRefusalPage(screen, pathname, headers);
  if (!drawn) return undefined;
  const policy = drawn.header('content-security-policy');
  return new NextResponse(drawn.body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(policy !== undefined && { 'content-security-policy': policy }),
      ...own,
    },
  });
}
