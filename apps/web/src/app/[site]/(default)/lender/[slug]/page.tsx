import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LenderScreen } from '@/blocks/lender-screen';
import { lenderHead } from '@/features/lender/lender-head';
import { loadLender } from '@/features/lender/load-lender';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string; slug: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('lender')).map(({ site, slug }) => ({ site, slug }));
}

async function read({ params }: RouteProps) {
  const { site, slug } = await params;
  const view = await viewOf(site);
  const lender = (await loadLender(view.site.locale, slug)) ?? notFound();
  return { view, lender };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, lender } = await read(props);
  return lenderHead(lender, view);
}

export default async function LenderRoute(props: RouteProps) {
  return <LenderScreen {...(await read(props))} />;
}
