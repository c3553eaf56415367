import type { BankContent } from '@/features/bank/load-bank';
import { ArticleCard } from '@/features/blog/article-card';
import styles from '@/screens/bank/bank-page.module.css';
import { bankSectionIds } from '@/screens/bank/bank-sections';
import type { SiteView } from '@/shell/site-view';

/** The newest articles about a bank; nothing without one. */
export function BankArticles({ articles, view }: { articles: BankContent['articles']; view: SiteView }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={bankSectionIds.articles}>
      <h2 id={bankSectionIds.articles}>{view.messages.lenders.banks.articles}</h2>
      <div className={styles.articles}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} view={view} level={3} />
        ))}
      </div>
    </section>
  );
}
