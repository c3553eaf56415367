import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleScreen } from '@/blocks/article-screen';
import { articleHead } from '@/features/article/article-facts';
import { loadArticle } from '@/features/article/load-article';
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
  const article = (await loadArticle(view.site.locale, slug)) ?? notFound();
  return { view, article };
}

/** Its canonical address is that of the article, and filtered addresses are in no index (R36). */
export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, article } = await read(props);
  return { ...articleHead(article, view), robots: notInTheIndex };
}

/** The dynamic twin of an article: its comments from the oldest on, or a further page of them. */
export default async function OpinionsRoute(props: RouteProps) {
  const query = await props.searchParams;
  return <ArticleScreen {...(await read(props))} query={query} />;
}
