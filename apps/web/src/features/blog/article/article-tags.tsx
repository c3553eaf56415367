import { contentPath } from '@prestafaro/countries';
import type { SiteView } from '@/site/site-view';
import { ChipList } from '@/ui/chip-list/chip-list';

/** What an article is about, each tag with its list. */
export function ArticleTags({ tags, view }: { tags: readonly { name: string; slug: string }[]; view: SiteView }) {
  return (
    <ChipList
      size="s"
      label={view.messages.article.topics}
      items={tags.map(({ name, slug }) => ({ href: contentPath(view.site, { type: 'tag', slug }), label: name }))}
    />
  );
}
