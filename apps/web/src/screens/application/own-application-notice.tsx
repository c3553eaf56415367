import { fill } from '@/messages/fill';
import { loadOwnApplication } from '@/shell/application/own-application';
import { ownProcessPath } from '@/shell/application/process-path';
import { momentText } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Notice } from '@/ui/notice/notice';

/**
 * Says above the form that the visitor has an application, with a link to it. Shows nothing after a withdrawal, and while the CMS does
 * not answer. Reads the cookie, so a page that is made to be shared leaves it out.
 */
export async function OwnApplicationNotice({ view: { site, messages } }: { view: SiteView }) {
  const own = await loadOwnApplication(site.country);
  if (own.state !== 'known' || own.progress.status === 'withdrawn') return null;
  const { title, text, link } = messages.application.existing;
  const { submittedAt, status } = own.progress;
  const name = messages.process.status.names[status];
  return (
    <Notice>
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        {fill(text, { moment: momentText(submittedAt, site, 'long'), status: name.toLocaleLowerCase(site.locale) })}
      </p>
      <p>
        <AppLink href={ownProcessPath(site)}>{link}</AppLink>
      </p>
    </Notice>
  );
}
