import type { ReactNode } from 'react';
import type { SiteView } from '@/shell/site-view';

export interface LinkPageProps {
  token: string;
  isExpired: boolean;
  view: SiteView;
  /** Notices above the button. */
  children?: ReactNode;
}
