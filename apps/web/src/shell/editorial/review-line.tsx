import { FillPlaceholders } from '@/messages/fill-placeholders';
import { dayText } from '@/shell/dates/day';
import { Reviewer } from '@/shell/editorial/reviewer';
import type { PersonFacts } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

export interface ReviewLineProps {
  reviewedOn: string | null;
  reviewer: PersonFacts | null;
  view: SiteView;
  /** For `markupOf`. */
  isPlain?: boolean;
}

/** The date of the last check of a page, with its reviewer and their credentials (R36). Empty without a check. */
export function ReviewLine({ reviewedOn, reviewer, view, isPlain }: ReviewLineProps) {
  const { site, messages } = view;
  const date = reviewedOn && dayText(reviewedOn, site.locale, 'long');
  if (!reviewedOn || !date) return null;
  const name = reviewer && <Reviewer reviewer={reviewer} view={view} isPlain={isPlain} />;
  return (
    <Text size="note" isQuiet>
      <FillPlaceholders
        message={name ? messages.page.reviewedOnBy : messages.page.reviewedOn}
        values={{ date: <time dateTime={reviewedOn}>{date}</time>, name }}
      />
    </Text>
  );
}
