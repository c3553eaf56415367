import styles from '@/screens/page/seo-page.module.css';
import { Disclosure } from '@/ui/accordion/accordion';
import type { ContentsEntry } from '@/ui/contents/contents';

/** Fewer parts than this are seen by scrolling. */
const minEntries = 4;

/** What a long page holds, in one folded line: the offers below it stay near the top of a phone. */
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
