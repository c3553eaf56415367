import 'server-only';
import { exitPath, publicPath } from '@prestafaro/addresses';
import { type Locale, type Site, siteOfLocale } from '@prestafaro/countries';
import { type SentClick, sendClick } from '@/cms/send-click';
import { isPrefetch } from '@/features/click-out/is-prefetch';
import { transitionPath } from '@/features/click-out/transition-path';
import { fill, fillCount } from '@/messages/fill';
import { loadMessages } from '@/messages/load-messages';
import { log, reasonOf } from '@/server/log/log';
import { visitorAddress } from '@/server/requests/visitor-address';
import { notFoundSentence } from '@/server/routing/not-found-sentence';
import { readApplicationToken } from '@/shell/application/application-token';

/** Headers of every answer of an exit: it is personal, and no page. */
const exitHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * Answers `/go/{offer_id}/`: records the click and redirects to the lender. A request that is no click of a person
 * records nothing: HEAD, and a browser's prefetch (decisions, "The loan journey").
 * @param drawUnknownOffer renders the screen of an unknown offer
 * @returns 302 to the lender, or to the replacement of a retired offer; 303 to `/transition/` while the CMS is away;
 * 404 for an unknown offer; 429 after too many clicks; 204 for a request that records nothing
 */
export async function answerExit(
  request: Request,
  { locale, offerId }: ExitRequest,
  drawUnknownOffer: DrawScreen,
): Promise<Response> {
  if (request.method === 'HEAD' || isPrefetch(request.headers)) return answered(204);
  const site = siteOfLocale(locale);
  const sent = await sendClick({
    locale,
    offerId,
    token: (await readApplicationToken()) ?? null,
    // The server assigns no visitor to an experiment: the application stores the arm of an applicant.
    arm: null,
    attribution: null,
    address: visitorAddress(request.headers),
  });
  return answerFor(sent, { site, offerId, drawUnknownOffer });
}

/** Renders a screen instead of a public path. Rejects when it cannot be rendered. */
export type DrawScreen = (path: string) => Promise<{ readonly status: number; readonly body: string }>;

export interface ExitRequest {
  readonly locale: Locale;
  readonly offerId: number;
}

interface SiteExit {
  readonly site: Site;
  readonly offerId: number;
  readonly drawUnknownOffer: DrawScreen;
}

function answerFor(sent: SentClick, exit: SiteExit): Response | Promise<Response> {
  const { site, offerId } = exit;
  switch (sent.outcome) {
    case 'leads':
      return answered(302, { location: sent.url });
    case 'retired':
      return answered(302, { location: publicPath(site, '/landing/trafficback/') });
    case 'unknown':
      return unknownOffer(exit);
    case 'limited':
      return tooMany(site, sent.retryAfterSeconds);
    case 'away':
      log.error('A way out to a lender could not be opened', { locale: site.locale, offerId, reason: sent.reason });
      return answered(303, { location: transitionPath(site, offerId, { isOutage: true }) });
  }
}

function answered(status: number, headers: Record<string, string> = {}, body: string | null = null): Response {
  return new Response(body, { status, headers: { ...exitHeaders, ...headers } });
}

/** Answers with the screen of a failed validity rule, or with its sentence alone. */
async function unknownOffer({ site, offerId, drawUnknownOffer }: SiteExit): Promise<Response> {
  const path = exitPath(site, offerId);
  try {
    const screen = await drawUnknownOffer(path);
    if (screen.status === 404) return answered(404, { 'content-type': 'text/html; charset=utf-8' }, screen.body);
  } catch (error) {
    log.warn('The screen of an unknown offer could not be drawn', { reason: reasonOf(error) });
  }
  return text(404, notFoundSentence('validity', path));
}

async function tooMany(site: Site, retryAfterSeconds: number): Promise<Response> {
  const { clickOut, units } = await loadMessages(site.locale);
  const minutes = fillCount(site.language, Math.max(1, Math.ceil(retryAfterSeconds / 60)), units.minutes);
  const body = `${clickOut.exit.limitedTitle}\n\n${fill(clickOut.exit.limitedText, { minutes })}\n`;
  return text(429, body, { 'retry-after': String(retryAfterSeconds), 'content-language': site.locale });
}

function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  return answered(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }, body);
}
