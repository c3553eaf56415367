import { TimeAgo } from '@/features/comments/time-ago';
import { momentText } from '@/shell/dates/moment';
import { groupMark } from '@/shell/loan/number-marks';
import type { SiteView } from '@/shell/site-view';

/** When a comment was sent: the moment in the country's time in the HTML, how long ago that is once scripts run. */
export function CommentTime({ sentAt, view: { site, money } }: { sentAt: string; view: SiteView }) {
  return (
    <TimeAgo
      iso={new Date(sentAt).toISOString()}
      moment={momentText(sentAt, site)}
      language={site.language}
      groupSeparator={groupMark(money)}
    />
  );
}
