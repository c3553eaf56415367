import type { Metadata } from 'next';
import { OffersScreen } from '@/screens/offers/offers-screen';
import { unindexedHead } from '@/screens/unindexed-head';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string; list: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { site, list } = await params;
  return unindexedHead(await viewOf(site), list);
}

/** Made per request, for an applicant or to be stored as a shared page: the address contains the search (decision 012). */
export default async function OffersRoute({ params, searchParams }: RouteProps) {
  const { site, list } = await params;
  return <OffersScreen view={await viewOf(site)} list={list} query={await searchParams} />;
}
