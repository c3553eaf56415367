import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { tagHead } from '@/features/blog/list-head';
import { loadTag } from '@/features/blog/load-lists';
import { TagPage } from '@/features/blog/tag-page';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string; slug: string; page: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('tag')).map(({ site, slug, listPage }) => ({ site, slug, page: String(listPage) }));
}

async function read({ params }: RouteProps) {
  const { site, slug, page } = await params;
  const view = await viewOf(site);
  const tag = (await loadTag(view.site.locale, slug)) ?? notFound();
  return { view, tag, page: Number(page) };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, tag, page } = await read(props);
  return tagHead(view, tag, page);
}

export default async function TagRoute(props: RouteProps) {
  return <TagPage {...(await read(props))} />;
}
