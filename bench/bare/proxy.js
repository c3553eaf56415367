import { NextResponse } from 'next/server';

/** The minimal proxy: one rewrite and no lookup. */
export function proxy(request) {
  const url = request.nextUrl.clone();
  url.pathname = `/stored${url.pathname}`;
  return NextResponse.rewrite(url);
}

export const config = { matcher: ['/article', '/home'] };
