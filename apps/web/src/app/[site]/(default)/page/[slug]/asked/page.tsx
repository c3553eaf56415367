import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageScreen } from '@/blocks/page-screen';
import { loadPage } from '@/features/page';
import { pageHead } from '@/features/page/page-head';
import { notInTheIndex } from '@/site/metadata/page-metadata';
import type { PageQuery } from '@/site/page-query';
import { viewOf } from '@/site/route-params';

interface RouteProps {
  params: Promise<{ site: string; slug: string }>;
  searchParams: Promise<PageQuery>;
}

async function read({ params }: Pick<RouteProps, 'params'>) {
  const { site, slug } = await params;
  const view = await viewOf(site);
  const page = (await loadPage(view.site.locale, slug)) ?? notFound();
  return { view, page };
}

/** Its canonical address is that of the page, and filtered addresses are in no index (R36). */
export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, page } = await read(props);
  return { ...pageHead(page, view), robots: notInTheIndex };
}

/** The dynamic twin of a page: its comments by age and page, and what its calculator is asked. */
export default async function AskedRoute(props: RouteProps) {
  const query = await props.searchParams;
  return <PageScreen {...(await read(props))} query={query} />;
}
