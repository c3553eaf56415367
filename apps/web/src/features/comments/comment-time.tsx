import { Moment } from '@/site/moment';
import type { SiteView } from '@/site/site-view';

/** When a comment was sent, in the country's time: the HTML holds the moment, a script says how long ago it is. */
export function CommentTime({ sentAt, view }: { sentAt: string; view: SiteView }) {
  return <Moment iso={sentAt} site={view.site} />;
}
