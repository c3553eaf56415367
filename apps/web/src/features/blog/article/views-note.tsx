import type { CountedViews } from '@/features/blog/article/load-views';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { Day } from '@/shell/dates/day';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

/** R13: whose views the byline counts, and in which days. Below it and not in a tooltip, which a finger cannot open. */
export function ViewsNote({ counted, view }: { counted: CountedViews; view: SiteView }) {
  const { site, messages } = view;
  const day = (iso: string) => <Day iso={iso} locale={site.locale} />;
  return (
    <Text size="note" isQuiet>
      <FillPlaceholders
        message={messages.blog.article.viewsNote}
        values={{ from: day(counted.from), until: day(counted.until) }}
      />
    </Text>
  );
}
