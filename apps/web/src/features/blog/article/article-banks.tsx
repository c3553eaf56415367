import { contentPath } from '@prestafaro/addresses';
import { useId } from 'react';
import styles from '@/features/blog/article/article-banks.module.css';
import type { ArticleContent } from '@/features/blog/article/load-article';
import type { SiteView } from '@/shell/site-view';
import { ChipList } from '@/ui/chip-list/chip-list';

/** Links to the banks that an article is about; nothing without one. */
export function ArticleBanks({ banks, view }: { banks: ArticleContent['banks']; view: SiteView }) {
  const id = useId();
  const items = banks.flatMap((bank) =>
    bank ? [{ href: contentPath(view.site, { type: 'bank', slug: bank.slug }), label: bank.name }] : [],
  );
  if (items.length === 0) return null;
  return (
    <section className={styles.banks} aria-labelledby={id}>
      <h2 id={id}>{view.messages.blog.article.banks}</h2>
      <ChipList items={items} />
    </section>
  );
}
