import type { Metadata } from 'next';
import { searchHead } from '@/screens/search/search-head';
import { SearchScreen } from '@/screens/search/search-screen';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return searchHead(await viewOf((await params).site));
}

/** Made per request and never stored or shared: what people type may be personal. */
export default async function SearchResultsRoute({ params, searchParams }: RouteProps) {
  return <SearchScreen view={await viewOf((await params).site)} query={await searchParams} />;
}
