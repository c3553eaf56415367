import { makeSharedPage } from '@/server/shared-pages/make-shared-page';
import { applicationToStore } from '@/server/shared-pages/own-page-route';
import { isOwnKind, readSharedRoute } from '@/server/shared-pages/shared-address';
import { localeOf } from '@/shell/route-params';

interface RouteContext {
  params: Promise<{ site: string; kind: string; address: string }>;
}

export const dynamic = 'force-static';

/** None is made before its first visitor. Next stores only routes that have this function. */
export const generateStaticParams = () => [];

/**
 * A page for everybody who sends the same query and has no application, or has one with the same shown data (decision 012).
 * Only the proxy leads here.
 */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { site, kind, address: part } = await params;
  const { address, madeFor } = readSharedRoute(part);
  const application = isOwnKind(kind) ? applicationToStore(madeFor) : undefined;
  return makeSharedPage({ locale: localeOf(site), address, application });
}
