import type { ReactNode } from 'react';
import { frameInAnOutage } from '@/screens/not-found/frame-in-outage';
import { SiteFooter } from '@/shell/footer/site-footer';
import { PageTop } from '@/shell/page-frame/page-top';
import { localeOf } from '@/shell/route-params';
import { Visit } from '@/shell/visit/visit';

interface LayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** The default layout for screens that are never stored: it works without the CMS. */
export default async function NotFoundLayout({ params, children }: LayoutProps) {
  const { frame, menu } = await frameInAnOutage(localeOf((await params).site));
  return (
    <>
      <PageTop frame={frame} menu={menu} />
      {children}
      <SiteFooter frame={frame} menu={menu} />
      <Visit providerId={frame.settings?.providerId ?? undefined} />
    </>
  );
}
