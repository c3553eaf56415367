import { contentPath, publicPath } from '@prestafaro/countries';
import styles from '@/features/blog/topics.module.css';
import type { SiteView } from '@/site/site-view';
import { AppLink } from '@/ui/link/link';

export interface TopicsProps {
  tags: readonly { name: string; slug: string }[];
  /** Slug of the tag whose list is shown; the list of all articles when absent. */
  current?: string;
  view: SiteView;
}

/** The tags of the blog as navigation. */
export function Topics({ tags, current, view: { site, messages } }: TopicsProps) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={messages.blog.topics}>
      <ul className={styles.topics}>
        <li>
          <AppLink href={publicPath(site, '/blog/')} aria-current={current === undefined ? 'page' : undefined}>
            {messages.blog.allArticles}
          </AppLink>
        </li>
        {tags.map(({ name, slug }) => (
          <li key={slug}>
            <AppLink
              href={contentPath(site, { type: 'tag', slug })}
              aria-current={slug === current ? 'page' : undefined}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
