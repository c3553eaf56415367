import { contentPath } from '@prestafaro/addresses';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { dayText } from '@/shell/dates/day';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

export interface ReviewLineProps {
  reviewedOn: string | null;
  reviewer: { name: string; slug: string } | null;
  view: SiteView;
}

/** The date of the last check of a page, with its reviewer (R36). Empty without a check. */
export function ReviewLine({ reviewedOn, reviewer, view: { site, messages } }: ReviewLineProps) {
  const date = reviewedOn && dayText(reviewedOn, site.locale, 'long');
  if (!reviewedOn || !date) return null;
  const name = reviewer && (
    <AppLink href={contentPath(site, { type: 'author', slug: reviewer.slug })}>{reviewer.name}</AppLink>
  );
  return (
    <Text size="note" isQuiet>
      <FillPlaceholders
        message={name ? messages.page.reviewedOnBy : messages.page.reviewedOn}
        values={{ date: <time dateTime={reviewedOn}>{date}</time>, name }}
      />
    </Text>
  );
}
