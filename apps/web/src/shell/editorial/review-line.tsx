import { contentPath } from '@prestafaro/countries';
import { dayText } from '@/site/day';
import { Filled } from '@/site/filled';
import type { SiteView } from '@/site/site-view';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

export interface ReviewLineProps {
  reviewedOn: string | null;
  reviewer: { name: string; slug: string } | null;
  view: SiteView;
}

/** When a page was last checked, and by whom (R36). Nothing where it never was. */
export function ReviewLine({ reviewedOn, reviewer, view: { site, messages } }: ReviewLineProps) {
  const date = reviewedOn && dayText(reviewedOn, site.locale, 'long');
  if (!reviewedOn || !date) return null;
  const name = reviewer && (
    <AppLink href={contentPath(site, { type: 'author', slug: reviewer.slug })}>{reviewer.name}</AppLink>
  );
  return (
    <Text size="note" isQuiet>
      <Filled
        message={name ? messages.page.reviewedOnBy : messages.page.reviewedOn}
        values={{ date: <time dateTime={reviewedOn}>{date}</time>, name }}
      />
    </Text>
  );
}
