import type { Locale } from '@prestafaro/countries';
import { frameInAnOutage } from '@/screens/not-found/frame-in-outage';
import { NotFoundView } from '@/screens/not-found/not-found-view';
import type { NotFoundReason } from '@/server/routing/not-found-sentence';
import { DefaultPage } from '@/shell/page-frame/default-page';
import { Warning } from '@/shell/page-frame/warning';

export interface NotFoundScreenProps {
  locale: Locale;
  reason: NotFoundReason;
  /** The pathname as sent, or the placeholder of a stored page. */
  path: string;
}

/** The title is in the page, because Next leaves out the page's metadata for an answer with status 404. */
export async function NotFoundScreen({ locale, reason, path }: NotFoundScreenProps) {
  const { frame, menu } = await frameInAnOutage(locale);
  return (
    <DefaultPage frame={frame} menu={menu} opensAtNight>
      <title>{frame.messages.errors.notFoundTitle}</title>
      <NotFoundView site={frame.site} messages={frame.messages} reason={reason} path={path} />
      <Warning frame={frame} />
    </DefaultPage>
  );
}
