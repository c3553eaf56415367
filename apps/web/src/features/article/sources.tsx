import { useId } from 'react';
import type { ArticleContent } from '@/features/article/load-article';
import styles from '@/features/article/sources.module.css';
import type { SiteView } from '@/site/site-view';
import { AppLink } from '@/ui/link/link';

/** What the article rests on (R36). These links are endorsed: they are why the text says what it says. */
export function Sources({ sources, view }: { sources: NonNullable<ArticleContent['sources']>; view: SiteView }) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby={id}>
      <h2 id={id}>{view.messages.article.sources}</h2>
      <ol>
        {sources.map(
          (source) =>
            source && (
              <li key={source.title}>
                {source.url ? <AppLink href={source.url}>{source.title}</AppLink> : source.title}
                {source.publisher && `. ${source.publisher}`}
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
