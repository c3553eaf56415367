import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { authorHead } from '@/features/author/author-head';
import { AuthorScreen } from '@/features/author/author-screen';
import { loadAuthor } from '@/features/author/load-author';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string; slug: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('author')).map(({ site, slug }) => ({ site, slug }));
}

async function read({ params }: RouteProps) {
  const { site, slug } = await params;
  const view = await viewOf(site);
  const author = (await loadAuthor(view.site.locale, slug)) ?? notFound();
  return { view, author };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, author } = await read(props);
  return authorHead(author, view);
}

export default async function AuthorRoute(props: RouteProps) {
  return <AuthorScreen {...(await read(props))} />;
}
