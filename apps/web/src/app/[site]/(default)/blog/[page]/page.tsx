import type { Metadata } from 'next';
import { BlogPage } from '@/features/blog/blog-page';
import { blogHead } from '@/features/blog/list-head';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string; page: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('blog')).map(({ site, listPage }) => ({ site, page: String(listPage) }));
}

async function read({ params }: RouteProps) {
  const { site, page } = await params;
  return { view: await viewOf(site), page: Number(page) };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, page } = await read(props);
  return blogHead(view, page);
}

export default async function BlogRoute(props: RouteProps) {
  return <BlogPage {...(await read(props))} />;
}
