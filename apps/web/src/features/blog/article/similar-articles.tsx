import { useId } from 'react';
import styles from '@/features/blog/article/similar-articles.module.css';
import { ArticleCard } from '@/features/blog/article-card';
import type { ArticleCardFacts } from '@/features/blog/load-lists';
import type { SiteView } from '@/shell/site-view';

/** Articles with the same tags. */
export function SimilarArticles({ articles, view }: { articles: readonly ArticleCardFacts[]; view: SiteView }) {
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={id}>
      <h2 id={id}>{view.messages.blog.article.similar}</h2>
      <div className={styles.articles}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} view={view} level={3} />
        ))}
      </div>
    </section>
  );
}
