import { useId } from 'react';
import styles from '@/features/article/similar-articles.module.css';
import { ArticleCard, type ArticleCardFacts } from '@/features/blog';
import type { SiteView } from '@/site/site-view';

/** What to read next: articles with the same tags. */
export function SimilarArticles({ articles, view }: { articles: readonly ArticleCardFacts[]; view: SiteView }) {
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={id}>
      <h2 id={id}>{view.messages.article.similar}</h2>
      <div className={styles.articles}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} view={view} level={3} />
        ))}
      </div>
    </section>
  );
}
