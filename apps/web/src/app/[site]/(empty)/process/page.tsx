import type { Metadata } from 'next';
import { ProcessScreen, processSlug } from '@/screens/process/process-screen';
import { unindexedHead } from '@/screens/unindexed-head';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

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
