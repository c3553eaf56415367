import { type NextRequest, NextResponse } from 'next/server';
import { environment } from '@/cms/environment';
import { notFoundSentence } from '@/site/errors/not-found-sentence';
import { log } from '@/site/log';
import { requestHost } from '@/site/request-host';
import { decideRoute } from '@/site/routes/decide-route';
import type { Decision, HeaderTable } from '@/site/routes/decision';
import { currentManifest } from '@/site/routes/manifest-slot';
import { isMultipart, isWholeForm } from '@/site/routes/whole-form';

/** Runs before Next: host → site, slash, redirects, 404, limits on posts (architecture, "The proxy"). Nothing else. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { country, known } = requestHost(request.headers);
  const { pathname, search } = new URL(request.url);
  const decision = decideRoute(
    {
      method: request.method,
      pathname,
      search,
      header: (name) => request.headers.get(name),
      localeCookie: request.cookies.get('pf_locale')?.value,
    },
    {
      country,
      manifest: currentManifest(),
      galleryAllowed: process.env.NODE_ENV !== 'production' || environment().UI_GALLERY === '1',
    },
  );
  const response = answer(request, (await cutOffForm(request, decision)) ?? decision);
  // An unknown host shows the default country, and no index may have it (decisions, "Country, host and language").
  if (!known) response.headers.set('x-robots-tag', 'noindex');
  return response;
}

/** Only now is the body looked at: by its length and its origin the message has been accepted. */
async function cutOffForm(request: NextRequest, decision: Decision): Promise<Decision | undefined> {
  const contentType = request.headers.get('content-type');
  if (request.method !== 'POST' || decision.kind === 'refusal' || !isMultipart(contentType)) return undefined;
  if (isWholeForm(contentType, await request.clone().text())) return undefined;
  return { kind: 'refusal', status: 400, text: 'This form did not arrive whole. Please send it again.' };
}

function answer(request: NextRequest, decision: Decision): NextResponse {
  switch (decision.kind) {
    case 'pass':
      return NextResponse.next();
    case 'page':
      return rewrite(request, decision.internal, { headers: decision.headers });
    case 'redirect':
      return NextResponse.redirect(new URL(decision.to, request.url), {
        status: decision.status,
        headers: decision.headers,
      });
    case 'not-found': {
      // The two sentences differ to the letter in the log as well (specification §8).
      log.info(notFoundSentence(decision.reason, decision.path));
      const sent = new Headers(request.headers);
      sent.set('x-pf-not-found', decision.reason);
      sent.set('x-pf-path', decision.path);
      return rewrite(request, decision.internal, { status: 404, headers: { 'cache-control': 'no-store' } }, sent);
    }
    case 'unavailable': {
      const headers = { 'retry-after': String(decision.retryAfterSeconds), 'cache-control': 'no-store' };
      return rewrite(request, decision.internal, { status: 503, headers });
    }
    case 'refusal':
      return new NextResponse(decision.text, {
        status: decision.status,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
  }
}

function rewrite(
  request: NextRequest,
  internal: string,
  init: { status?: number; headers?: HeaderTable },
  sent?: Headers,
): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = internal;
  return NextResponse.rewrite(url, { ...init, ...(sent ? { request: { headers: sent } } : {}) });
}

export const config = { matcher: ['/((?!_next/|__nextjs).*)'] };
