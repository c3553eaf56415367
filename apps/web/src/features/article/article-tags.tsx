import { contentPath } from '@prestafaro/countries';
import styles from '@/features/article/article-tags.module.css';
import type { SiteView } from '@/site/site-view';
import { AppLink } from '@/ui/link/link';

/** What an article is about, each tag with its list. */
export function ArticleTags({ tags, view }: { tags: readonly { name: string; slug: string }[]; view: SiteView }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={view.messages.article.topics}>
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <AppLink href={contentPath(view.site, { type: 'tag', slug })}>{name}</AppLink>
        </li>
      ))}
    </ul>
  );
}
