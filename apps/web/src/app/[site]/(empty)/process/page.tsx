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

/** About the visitor's own application. Applicants for whom it shows the same share it for a minute (decision 012). */
export default async function ProcessRoute({ params, searchParams }: RouteProps) {
  return <ProcessScreen view={await viewOf((await params).site)} query={await searchParams} />;
}
