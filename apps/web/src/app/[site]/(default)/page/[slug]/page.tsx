import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageScreen } from '@/blocks/page-screen';
import { loadPage } from '@/features/page';
import { pageHead } from '@/features/page/page-head';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string; slug: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('page')).map(({ site, slug }) => ({ site, slug }));
}

async function read({ params }: RouteProps) {
  const { site, slug } = await params;
  const view = await viewOf(site);
  const page = (await loadPage(view.site.locale, slug)) ?? notFound();
  return { view, page };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, page } = await read(props);
  return pageHead(page, view);
}

export default async function PageRoute(props: RouteProps) {
  return <PageScreen {...(await read(props))} />;
}
