import { contentPath, publicPath } from '@prestafaro/addresses';
import type { ReactNode } from 'react';
import { AuthorBox } from '@/features/author/author-box/author-box';
import { ArticleBanks } from '@/features/blog/article/article-banks';
import { ArticleHead } from '@/features/blog/article/article-head';
import { KeyFacts } from '@/features/blog/article/key-facts';
import { type ArticleContent, articlePath, tagsOf } from '@/features/blog/article/load-article';
import type { CountedViews } from '@/features/blog/article/load-views';
import { SimilarArticles } from '@/features/blog/article/similar-articles';
import { ViewsNote } from '@/features/blog/article/views-note';
import type { ArticleCardFacts } from '@/features/blog/load-lists';
import { AverageRating } from '@/features/rating/average-rating';
import type { ArticleRating } from '@/features/rating/load-rating';
import { RateArticle, ratingId } from '@/features/rating/rate-article';
import { articleFacts } from '@/screens/article/article-facts';
import styles from '@/screens/article/article-page.module.css';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import print from '@/shell/editorial/print.module.css';
import { Sources } from '@/shell/editorial/sources';
import layout from '@/shell/editorial/text-layout.module.css';
import { articleData } from '@/shell/json-ld/article';
import { JsonLd } from '@/shell/json-ld/json-ld';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { statesCost } from '@/shell/loan/representative-example/states-cost';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import { RecentlySeen } from '@/shell/remembered/recently-seen';
import type { SiteView } from '@/shell/site-view';
import { classNames } from '@/ui/class-names';
import { Container } from '@/ui/container/container';
import { Contents, type ContentsEntry } from '@/ui/contents/contents';
import { AppLink } from '@/ui/link/link';

export interface ArticlePageProps {
  article: ArticleContent;
  similar: readonly ArticleCardFacts[];
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** Undefined if they are not known. */
  views: CountedViews | undefined;
  /** The rating of its readers. */
  rating: ArticleRating;
  /** The comments of its readers. */
  comments: ReactNode;
  /** The text, at reading width. */
  children: ReactNode;
}

/** An article: byline, contents, text, sources, the banks that it is about, and similar articles. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, similar, contents, view, menu, views, rating, comments, children } = props;
  const { site, messages } = view;
  const [tag] = tagsOf(article);
  const trail = [
    { label: messages.blog.title, href: publicPath(site, '/blog/') },
    ...(tag ? [{ label: tag.name, href: contentPath(site, { type: 'tag', slug: tag.slug }) }] : []),
    { label: article.title },
  ];
  return (
    <DefaultPage frame={view} menu={menu} path={articlePath(site.locale, article)}>
      <Container className={classNames(layout.page, print.printed, styles.page)}>
        <Breadcrumbs trail={trail} view={view} />
        <ArticleHead article={{ ...article, ...(views && { views: views.views }) }} view={view}>
          {views && <ViewsNote counted={views} view={view} />}
          {rating.count > 0 && (
            <AppLink href={`#${ratingId}`} className={styles.rating}>
              <AverageRating rating={rating} view={view} />
            </AppLink>
          )}
        </ArticleHead>
        <div className={layout.columns}>
          <aside className={layout.aside}>
            <Contents title={messages.blog.article.contents} entries={contents} />
          </aside>
          <article className={classNames(layout.body, print.text)}>
            <KeyFacts facts={article.keyFacts ?? []} view={view} />
            {children}
            {/* R2. */}
            {statesCost(article.blocks, messages.example.aprName) && <ExampleCard view={view} />}
            <Sources sources={article.sources ?? []} view={view} />
            {article.author && <AuthorBox author={article.author} reviewer={article.reviewer} view={view} />}
            <RateArticle articleId={article.documentId} rating={rating} view={view} />
            {comments}
          </article>
        </div>
        <ArticleBanks banks={article.banks} view={view} />
        <SimilarArticles articles={similar} view={view} />
        <RecentlySeen
          locale={site.locale}
          page={{ kind: 'article', path: articlePath(site.locale, article), title: article.title }}
          messages={messages.seen}
        />
      </Container>
      <JsonLd data={articleData(articleFacts(article, view), view)} />
    </DefaultPage>
  );
}
