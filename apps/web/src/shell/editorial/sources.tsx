import { useId } from 'react';
import styles from '@/shell/editorial/sources.module.css';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';

export interface SourcesProps {
  /** As the CMS returns them: an entry that could not be resolved is null. */
  sources: readonly ({ title: string; url: string | null; publisher: string | null } | null)[];
  view: SiteView;
}

/** The sources of a text (R36). These links have no `nofollow`, because the text relies on them. */
export function Sources({ sources, view }: SourcesProps) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby={id}>
      <h2 id={id}>{view.messages.page.sources}</h2>
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
