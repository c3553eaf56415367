import type { Metadata } from 'next';
import { TransitionScreen, transitionSlug } from '@/blocks/transition-screen';
import { unindexedHead } from '@/blocks/unindexed-head';
import type { PageQuery } from '@/site/page-query';
import { viewOf } from '@/site/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return unindexedHead(await viewOf((await params).site), transitionSlug);
}

/** Made per request and never stored: the offer is in the address, the loan may be the visitor's own. */
export default async function TransitionRoute({ params, searchParams }: RouteProps) {
  return <TransitionScreen view={await viewOf((await params).site)} query={await searchParams} />;
}
