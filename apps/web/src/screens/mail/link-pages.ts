import type { MailedLinkPurpose } from '@prestafaro/types/mailed-link';
import type { ReactNode } from 'react';
import { AffiliateLinkPage } from '@/screens/mail/affiliate-link-page';
import { AffiliateProposalPage } from '@/screens/mail/affiliate-proposal-page';
import type { LinkPageProps } from '@/screens/mail/link-page-props';
import { MyDataLinkPage } from '@/screens/mail/my-data-link-page';
import { StatusLinkPage } from '@/screens/mail/status-link-page';
import { UndoLinkPage } from '@/screens/mail/undo-link-page';
import { UnsubscribeLinkPage } from '@/screens/mail/unsubscribe-link-page';

/** The page of a link, by its purpose. */
export const linkPages: Readonly<Record<MailedLinkPurpose, (props: LinkPageProps) => ReactNode | Promise<ReactNode>>> =
  {
    status: StatusLinkPage,
    unsubscribe: UnsubscribeLinkPage,
    'unsubscribe-undo': UndoLinkPage,
    resubscribe: UndoLinkPage,
    affiliate: AffiliateLinkPage,
    'affiliate-proposal': AffiliateProposalPage,
    'my-data': MyDataLinkPage,
  };
