import { contentPath, publicPath } from '@prestafaro/countries';
import type { ReactNode } from 'react';
import { articleFacts } from '@/features/article/article-facts';
import { ArticleHead } from '@/features/article/article-head';
import styles from '@/features/article/article-page.module.css';
import { KeyFacts } from '@/features/article/key-facts';
import { type ArticleContent, articlePath, tagsOf } from '@/features/article/load-article';
import { SimilarArticles } from '@/features/article/similar-articles';
import type { ArticleCardFacts } from '@/features/blog';
import { type ArticleRating, AverageRating, RateArticle, ratingId } from '@/features/rating';
import { AuthorBox } from '@/site/author-box/author-box';
import { Breadcrumbs } from '@/site/breadcrumbs';
import { Contents, type ContentsEntry } from '@/site/contents';
import { DefaultPage } from '@/site/frame/default-page';
import { articleData } from '@/site/json-ld/article';
import { JsonLd } from '@/site/json-ld/json-ld';
import type { SiteMenu } from '@/site/menu';
import type { SiteView } from '@/site/site-view';
import { Sources } from '@/site/sources/sources';
import layout from '@/site/text-layout.module.css';
import { Container } from '@/ui/container/container';
import { AppLink } from '@/ui/link/link';

export interface ArticlePageProps {
  article: ArticleContent;
  similar: readonly ArticleCardFacts[];
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The stars that readers gave it. */
  rating: ArticleRating;
  /** What readers say of it. */
  comments: ReactNode;
  /** The text, at reading measure. */
  children: ReactNode;
}

/** An article: who wrote it and when, what is in it, the text, its sources, and what to read next. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, similar, contents, view, menu, rating, comments, children } = props;
  const { site, messages } = view;
  const [tag] = tagsOf(article);
  const trail = [
    { label: messages.blog.title, href: publicPath(site, '/blog/') },
    ...(tag ? [{ label: tag.name, href: contentPath(site, { type: 'tag', slug: tag.slug }) }] : []),
    { label: article.title },
  ];
  return (
    <DefaultPage frame={view} menu={menu} path={articlePath(site.locale, article)}>
      <Container className={layout.page}>
        <Breadcrumbs trail={trail} view={view} />
        <ArticleHead article={article} view={view}>
          {rating.count > 0 && (
            <AppLink href={`#${ratingId}`} className={styles.rating}>
              <AverageRating rating={rating} view={view} />
            </AppLink>
          )}
        </ArticleHead>
        <div className={layout.columns}>
          <aside className={layout.aside}>
            <Contents title={messages.article.contents} entries={contents} />
          </aside>
          <article className={layout.body}>
            <KeyFacts facts={article.keyFacts ?? []} view={view} />
            {children}
            <Sources sources={article.sources ?? []} view={view} />
            {article.author && <AuthorBox author={article.author} reviewer={article.reviewer} view={view} />}
            <RateArticle articleId={article.documentId} rating={rating} view={view} />
            {comments}
          </article>
        </div>
        <SimilarArticles articles={similar} view={view} />
      </Container>
      <JsonLd data={articleData(articleFacts(article, view), view)} />
    </DefaultPage>
  );
}
