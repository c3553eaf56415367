import 'server-only';
import { exitPath } from '@prestafaro/addresses';
import { type Locale, type Site, siteOfLocale } from '@prestafaro/countries';
import { type SentClick, sendClick } from '@/cms/send-click';
import { isClickOfPerson } from '@/features/click-out/is-click-of-person';
import { tooManyClicks } from '@/features/click-out/too-many-clicks';
import { loadMessages } from '@/messages/load-messages';
import { log, reasonOf } from '@/server/log/log';
import { visitorAddress } from '@/server/requests/visitor-address';
import { notFoundSentence } from '@/server/routing/not-found-sentence';
import { readApplicationToken } from '@/shell/application/application-token';
import { trafficbackPath } from '@/shell/application/trafficback-path';
import { transitionPath } from '@/shell/application/transition-path';
import { allowedTracking } from '@/shell/consent/allowed-tracking';

/** Headers of every answer of an exit: it is personal, and no page. */
const exitHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * Answers `/go/{offer_id}/`: records the click and redirects to the lender. A request that is no click of a person
 * records nothing: HEAD, a browser's prefetch (decisions, "The loan journey"), and the preview of a link or a crawler.
 * A click on a closed offer is no click either: the lender would refuse the visitor, and would be billed for it. It is logged, because some page
 * or campaign still has the link.
 * @param ways what other features know of the offer, and the pages of the site that a browser gets in place of a redirect
 * @returns 302 to the lender, or to the page that replaces a closed or retired offer; 303 to `/transition/` while the CMS is away;
 * 404 for an unknown offer; 429 after too many clicks; 204 for a request that records nothing
 */
export async function answerExit(
  request: Request,
  { locale, offerId }: ExitRequest,
  ways: ExitWays,
): Promise<Response> {
  if (!isClickOfPerson(request)) return answered(204);
  const site = siteOfLocale(locale);
  if (await ways.isClosed(site, offerId)) {
    log.info('A visitor followed a link to a closed offer', { locale, offerId });
    return answered(302, { location: trafficbackPath(site, offerId) });
  }
  const { choices, attribution } = allowedTracking(request.headers);
  const sent = await sendClick({
    locale,
    offerId,
    token: (await readApplicationToken()) ?? null,
    // The server assigns no visitor to an experiment: the application stores the arm of an applicant.
    arm: null,
    attribution,
    isArmAllowed: choices.experiments,
    isSourceAllowed: choices.measurement,
    address: visitorAddress(request.headers),
  });
  return answerFor(sent, { site, path: exitPath(site, offerId), offerId, screens: ways });
}

/** A page of the site, with its script policy. */
export interface DrawnScreen {
  readonly status: number;
  readonly body: string;
  readonly header: (name: string) => string | undefined;
}

export interface ExitScreens {
  /** Renders the screen of an unknown offer instead of a public path. Rejects when it cannot be rendered. */
  readonly drawUnknownOffer: (path: string) => Promise<DrawnScreen>;
  /** Renders the screen of too many clicks instead of a public path; undefined when text is enough, or all there is. */
  readonly drawTooManyClicks: (path: string, minutes: number) => Promise<DrawnScreen | undefined>;
}

/** What the exit needs from the rest of the site. */
export interface ExitWays extends ExitScreens {
  /** Whether the offer is published and takes no applications now. */
  readonly isClosed: (site: Site, offerId: number) => Promise<boolean>;
}

export interface ExitRequest {
  readonly locale: Locale;
  readonly offerId: number;
}

interface SiteExit {
  readonly site: Site;
  readonly offerId: number;
  /** The public path of the exit. */
  readonly path: string;
  readonly screens: ExitScreens;
}

function answerFor(sent: SentClick, exit: SiteExit): Response | Promise<Response> {
  const { site, offerId } = exit;
  switch (sent.outcome) {
    case 'leads':
      return answered(302, { location: sent.url });
    case 'retired':
      return answered(302, { location: trafficbackPath(site) });
    case 'unknown':
      return unknownOffer(exit);
    case 'limited':
      return tooMany(exit, sent.retryAfterSeconds);
    case 'away':
      log.error('A way out to a lender could not be opened', { locale: site.locale, offerId, reason: sent.reason });
      return answered(303, { location: transitionPath(site, offerId, { isOutage: true }) });
  }
}

function answered(status: number, headers: Record<string, string> = {}, body: string | null = null): Response {
  return new Response(body, { status, headers: { ...exitHeaders, ...headers } });
}

/** Answers with the screen of a failed validity rule, or with its sentence alone. */
async function unknownOffer({ path, screens }: SiteExit): Promise<Response> {
  try {
    const screen = await screens.drawUnknownOffer(path);
    if (screen.status === 404) return page(404, screen);
  } catch (error) {
    log.warn('The screen of an unknown offer could not be drawn', { reason: reasonOf(error) });
  }
  return text(404, notFoundSentence('validity', path));
}

/** Answers a browser with a page of the site, and any other program with its text alone. */
async function tooMany({ site, path, screens }: SiteExit, retryAfterSeconds: number): Promise<Response> {
  const wait = { 'retry-after': String(retryAfterSeconds), 'content-language': site.locale };
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const screen = await screens.drawTooManyClicks(path, minutes);
  if (screen) return page(429, screen, wait);
  const { title, text: why } = tooManyClicks(site, minutes, await loadMessages(site.locale));
  return text(429, `${title}\n\n${why}\n`, wait);
}

function page(status: number, screen: DrawnScreen, headers: Record<string, string> = {}): Response {
  const policy = screen.header('content-security-policy');
  const ofPage = {
    'content-type': 'text/html; charset=utf-8',
    ...(policy !== undefined && { 'content-security-policy': policy }),
  };
  return answered(status, { ...ofPage, ...headers }, screen.body);
}

function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  return answered(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }, body);
}
