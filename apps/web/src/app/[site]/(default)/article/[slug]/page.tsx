import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleScreen } from '@/blocks/article-screen';
import { articleHead } from '@/features/article/article-facts';
import { loadArticle } from '@/features/article/load-article';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string; slug: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('article')).map(({ site, slug }) => ({ site, slug }));
}

async function read({ params }: RouteProps) {
  const { site, slug } = await params;
  const view = await viewOf(site);
  const article = (await loadArticle(view.site.locale, slug)) ?? notFound();
  return { view, article };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, article } = await read(props);
  return articleHead(article, view);
}

export default async function ArticleRoute(props: RouteProps) {
  return <ArticleScreen {...(await read(props))} />;
}
