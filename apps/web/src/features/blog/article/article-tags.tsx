import { contentPath } from '@prestafaro/addresses';
import type { SiteView } from '@/shell/site-view';
import { ChipList } from '@/ui/chip-list/chip-list';

/** The tags of an article, each with a link to its list. */
export function ArticleTags({ tags, view }: { tags: readonly { name: string; slug: string }[]; view: SiteView }) {
  return (
    <ChipList
      size="s"
      label={view.messages.blog.article.topics}
      items={tags.map(({ name, slug }) => ({ href: contentPath(view.site, { type: 'tag', slug }), label: name }))}
    />
  );
}
