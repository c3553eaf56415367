import { answerStatement } from '@/features/affiliates/answer-statement';
import { viewOf } from '@/shell/route-params';

interface RouteContext {
  params: Promise<{ site: string }>;
}

/** The statement of an affiliate as a file. By POST only, because an address is logged. */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  return answerStatement(request, await viewOf((await params).site));
}
