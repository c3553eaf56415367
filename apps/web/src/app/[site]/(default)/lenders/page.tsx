import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LendersScreen } from '@/blocks/lenders-screen';
import { loadGuide } from '@/features/lenders';
import { lendersHead } from '@/features/lenders/lenders-head';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('lenders')).map(({ site }) => ({ site }));
}

async function read({ params }: RouteProps) {
  const view = await viewOf((await params).site);
  const guide = (await loadGuide(view.site.locale)) ?? notFound();
  return { view, guide };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, guide } = await read(props);
  return lendersHead(guide, view);
}

export default async function LendersRoute(props: RouteProps) {
  return <LendersScreen {...(await read(props))} />;
}
