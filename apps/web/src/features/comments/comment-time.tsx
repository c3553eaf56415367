import { countryOf, dateIn, formatDate } from '@prestafaro/countries';
import type { SiteView } from '@/site/site-view';

/** When a comment was sent, in the country's time: the HTML holds the moment, a script says how long ago it is. */
export function CommentTime({ sentAt, view }: { sentAt: string; view: SiteView }) {
  const { country, locale } = view.site;
  const { timeZone } = countryOf(country);
  const instant = new Date(sentAt);
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
  const text = `${formatDate(dateIn(timeZone, instant), locale, 'numeric')}, ${hour}`;
  return <time dateTime={instant.toISOString()}>{text}</time>;
}
