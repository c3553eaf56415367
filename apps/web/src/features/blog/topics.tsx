import { contentPath, publicPath } from '@prestafaro/addresses';
import type { SiteView } from '@/shell/site-view';
import { ChipList } from '@/ui/chip-list/chip-list';

export interface TopicsProps {
  tags: readonly { name: string; slug: string }[];
  /** Slug of the tag of the current list; undefined for the list of all articles. */
  current?: string;
  view: SiteView;
}

/** The tags of the blog as navigation. */
export function Topics({ tags, current, view: { site, messages } }: TopicsProps) {
  if (tags.length === 0) return null;
  const all = {
    href: publicPath(site, '/blog/'),
    label: messages.blog.allArticles,
    isCurrent: current === undefined,
  };
  const topics = tags.map(({ name, slug }) => ({
    href: contentPath(site, { type: 'tag', slug }),
    label: name,
    isCurrent: slug === current,
  }));
  return (
    <nav aria-label={messages.blog.topics}>
      <ChipList items={[all, ...topics]} />
    </nav>
  );
}
