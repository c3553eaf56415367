import { notFound } from 'next/navigation';
import { answerScheduleFile } from '@/features/calculator/schedule-file';
import { pageTable } from '@/screens/page-table';
import { viewOf } from '@/shell/route-params';

interface RouteContext {
  params: Promise<{ site: string; slug: string }>;
}

/** The months of the calculator on a page as a file. The proxy passes on requests that ask for it (`server/routing/query-variants.ts`). */
export function scheduleRoute(kind: 'page' | 'article') {
  return async (request: Request, { params }: RouteContext): Promise<Response> => {
    const { site, slug } = await params;
    const view = await viewOf(site);
    const content = (await pageTable[kind].load(view.site.locale, slug)) ?? notFound();
    const block = content.blocks?.find((each) => each?.__typename === 'ComponentBlocksCalculator');
    const kinds = (block?.__typename === 'ComponentBlocksCalculator' && block.kinds) || [];
    const offered = kinds.flatMap((each) => (each ? [each] : []));
    return answerScheduleFile(new URL(request.url).searchParams, offered, view);
  };
}
