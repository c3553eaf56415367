import styles from '@/screens/page/seo-page.module.css';
import { Disclosure } from '@/ui/accordion/accordion';
import type { ContentsEntry } from '@/ui/contents/contents';

/** Fewer parts than this need no contents. */
const minEntries = 4;

/** The contents of a long page in one folded line: the offers below stay near the top of a phone. */
export function FoldedContents({ title, entries }: { title: string; entries: readonly ContentsEntry[] }) {
  if (entries.length < minEntries) return null;
  return (
    <nav aria-label={title}>
      <Disclosure summary={title}>
        <ol className={styles.contents}>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
