import { TimeAgo } from '@/features/comments/time-ago';
import { momentText } from '@/shell/dates/moment';
import { separatorsOf } from '@/shell/loan/number-marks';
import type { SiteView } from '@/shell/site-view';

/** The time of a comment: in the HTML the moment in the country's time, and the time passed once scripts run. */
export function CommentTime({ sentAt, view: { site, money } }: { sentAt: string; view: SiteView }) {
  return (
    <TimeAgo
      iso={new Date(sentAt).toISOString()}
      moment={momentText(sentAt, site)}
      language={site.language}
      groupSeparator={separatorsOf(money).groupSeparator}
    />
  );
}
