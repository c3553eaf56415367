import type { Metadata } from 'next';
import { ProcessScreen, processSlug } from '@/blocks/process-screen';
import { unindexedHead } from '@/blocks/unindexed-head';
import type { PageQuery } from '@/site/page-query';
import { viewOf } from '@/site/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return unindexedHead(await viewOf((await params).site), processSlug);
}

/** Made per request and never stored: it is about the visitor's own application. */
export default async function ProcessRoute({ params, searchParams }: RouteProps) {
  return <ProcessScreen view={await viewOf((await params).site)} query={await searchParams} />;
}
