import { answerExit } from '@/features/click-out/answer-exit';
import { isClosedNow } from '@/features/offers/personal/is-closed-now';
import { drawScreen } from '@/server/next-internals/draw-screen';
import { drawRefusalPage } from '@/server/requests/draw-refusal-page';
import { wantsPage } from '@/server/routing/refusal-screen';
import { statedPolicy } from '@/server/security/page-policy';
import { localeOf } from '@/shell/route-params';

interface RouteContext {
  params: Promise<{ site: string; offer: string }>;
}

/** The recorded exit to a lender. The proxy passes on offer numbers only. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { site, offer } = await params;
  const { headers } = request;
  const answer = await answerExit(
    request,
    { locale: localeOf(site), offerId: Number(offer) },
    {
      isClosed: isClosedNow,
      drawUnknownOffer: (path) => drawScreen('unknown-offer', path, headers),
      drawTooManyClicks: async (path, minutes) =>
        wantsPage(headers.get('accept')) ? drawRefusalPage(`clicks-${minutes}`, path, headers) : undefined,
    },
  );
  const policy = 'content-security-policy';
  if (!answer.headers.has(policy)) answer.headers.set(policy, statedPolicy('fixed') ?? '');
  return answer;
}

/** Without this handler Next would answer HEAD with GET, which records a click. */
export const HEAD = GET;
