import type { AuthorContent } from '@/features/author/load-author';
import styles from '@/screens/author/author-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';

/** The parts of specification §2 after the biography, in its order. */
const parts = ['education', 'specialty', 'experience', 'publications', 'certificates', 'strengths'] as const;

/** What an author has learnt and done. A part that an editor left empty is not shown. */
export function AuthorSections({ author, view }: { author: AuthorContent; view: SiteView }) {
  return parts.map((part) => {
    const text = author[part];
    if (!text) return null;
    return (
      <section key={part} className={styles.bio} aria-labelledby={part}>
        <h2 id={part}>{view.messages.author[part]}</h2>
        <Prose>
          <Markdown text={text} anchors={[]} />
        </Prose>
      </section>
    );
  });
}
