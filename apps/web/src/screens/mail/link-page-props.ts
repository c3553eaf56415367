import type { ReactNode } from 'react';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

export interface LinkPageProps {
  token: string;
  isExpired: boolean;
  query: PageQuery;
  view: SiteView;
  /** Notices above the button. */
  children?: ReactNode;
}
