import type { MailedLinkPurpose } from '@prestafaro/types/mailed-link';
import type { ReactNode } from 'react';
import { StatusLinkPage } from '@/screens/mail/status-link-page';
import type { SiteView } from '@/shell/site-view';

export interface LinkPageProps {
  token: string;
  isExpired: boolean;
  view: SiteView;
  /** Notices above the button. */
  children?: ReactNode;
}

/** The page of a link, by its purpose. */
export const linkPages: Readonly<Record<MailedLinkPurpose, (props: LinkPageProps) => ReactNode>> = {
  status: StatusLinkPage,
};
