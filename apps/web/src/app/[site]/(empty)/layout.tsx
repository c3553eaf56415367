import type { ReactNode } from 'react';
import { EmptyFooter } from '@/site/frame/empty-footer';
import { loadMenu } from '@/site/menu';
import { localeOf } from '@/site/route-params';
import { loadSiteFrame } from '@/site/site-view';
import { Visit } from '@/site/visit/visit';

interface LayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** The empty layout: no menu, and at the foot only what the law wants. */
export default async function EmptyLayout({ params, children }: LayoutProps) {
  const locale = localeOf((await params).site);
  const [frame, menu] = await Promise.all([loadSiteFrame(locale), loadMenu(locale)]);
  return (
    <>
      {children}
      <EmptyFooter frame={frame} menu={menu} />
      <Visit providerId={frame.settings?.providerId ?? undefined} />
    </>
  );
}
