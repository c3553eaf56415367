import type { AuthorContent } from '@/features/author/load-author';
import styles from '@/screens/author/author-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';

/** The parts of specification §2 after the biography, in its order. */
const parts = ['education', 'specialty', 'experience', 'publications', 'certificates', 'strengths'] as const;

/** Education and experience of an author. A part without content is left out. */
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
