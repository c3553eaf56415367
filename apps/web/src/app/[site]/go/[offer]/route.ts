import { answerExit } from '@/features/click-out/answer-exit';
import { drawScreen } from '@/server/next-internals/draw-screen';
import { localeOf } from '@/shell/route-params';

interface RouteContext {
  params: Promise<{ site: string; offer: string }>;
}

/** The recorded exit to a lender. The proxy passes on offer numbers only. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { site, offer } = await params;
  const drawUnknownOffer = (path: string) => drawScreen('unknown-offer', path, request.headers);
  return answerExit(request, { locale: localeOf(site), offerId: Number(offer) }, drawUnknownOffer);
}

/** Without this handler Next would answer HEAD with GET, which records a click. */
export const HEAD = GET;
