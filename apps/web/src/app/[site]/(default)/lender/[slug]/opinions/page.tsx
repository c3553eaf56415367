import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LenderScreen } from '@/blocks/lender-screen';
import { lenderHead } from '@/features/lender/lender-head';
import { loadLender } from '@/features/lender/load-lender';
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
  const lender = (await loadLender(view.site.locale, slug)) ?? notFound();
  return { view, lender };
}

/** Its canonical address is that of the lender, and filtered addresses are in no index (R36). */
export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, lender } = await read(props);
  return { ...lenderHead(lender, view), robots: notInTheIndex };
}

/** The dynamic twin of a lender's page: its opinions from the oldest on, or a further page of them. */
export default async function OpinionsRoute(props: RouteProps) {
  const query = await props.searchParams;
  return <LenderScreen {...(await read(props))} query={query} />;
}
