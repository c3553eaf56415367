import { useId } from 'react';
import styles from '@/features/blog/article/key-facts.module.css';
import type { ArticleContent } from '@/features/blog/article/load-article';
import type { SiteView } from '@/shell/site-view';
import { Card } from '@/ui/card/card';

/** The key figures of an article, before its text. */
export function KeyFacts({ facts, view }: { facts: NonNullable<ArticleContent['keyFacts']>; view: SiteView }) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{view.messages.blog.article.keyFacts}</h2>
      <dl className={styles.facts}>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd className={styles.value}>{fact.value}</dd>
                {fact.note && <dd className={styles.note}>{fact.note}</dd>}
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
