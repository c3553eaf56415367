import { answerDownload } from '@/features/my-data/answer-download';
import { localeOf } from '@/shell/route-params';

interface RouteContext {
  params: Promise<{ site: string }>;
}

/** The data of a person as a file. By POST only, because an address is logged. */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  return answerDownload(request, localeOf((await params).site));
}
