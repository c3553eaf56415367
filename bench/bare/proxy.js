import { NextResponse } from 'next/server';

/** The least that a proxy can do which leads an address to a page: one rewrite, nothing looked up. */
export function proxy(request) {
  const url = request.nextUrl.clone();
  url.pathname = `/stored${url.pathname}`;
  return NextResponse.rewrite(url);
}

export const config = { matcher: ['/article', '/home'] };
