import type { Metadata } from 'next';
import { searchHead } from '@/screens/search/search-head';
import { SearchScreen } from '@/screens/search/search-screen';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
}

/** Stored, and made at its first visit, as the pages of `content-route.tsx`. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return searchHead(await viewOf((await params).site));
}

/** The form alone. The results are the query variant. */
export default async function SearchRoute({ params }: RouteProps) {
  return <SearchScreen view={await viewOf((await params).site)} query={{}} />;
}
