import type { Metadata } from 'next';
import { unsubscribeHead } from '@/screens/unsubscribe/unsubscribe-head';
import { UnsubscribeScreen } from '@/screens/unsubscribe/unsubscribe-screen';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return unsubscribeHead(await viewOf((await params).site));
}

/** Made per request and never stored: the answer to its form may hold what a visitor typed. */
export default async function UnsubscribeRoute({ params, searchParams }: RouteProps) {
  return <UnsubscribeScreen view={await viewOf((await params).site)} query={await searchParams} />;
}
