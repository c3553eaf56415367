import { answerExit } from '@/features/transition/answer-exit';
import { localeOf } from '@/site/route-params';

interface RouteContext {
  params: Promise<{ site: string; offer: string }>;
}

/** The recorded exit to a lender. The proxy lets numbers of offers through, and nothing else. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { site, offer } = await params;
  return answerExit(request, { locale: localeOf(site), offerId: Number(offer) });
}

/** Without a handler of its own Next would answer HEAD with GET, which records a click. */
export const HEAD = GET;
