import type { ReactNode } from 'react';
import { SiteFooter } from '@/site/frame/site-footer';
import { loadMenu } from '@/site/menu';
import { localeOf } from '@/site/route-params';
import { loadSiteFrame } from '@/site/site-view';
import { Visit } from '@/site/visit/visit';

interface LayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** The default layout. Header and warning come with each page (`DefaultPage`), which knows its own link and its ground. */
export default async function DefaultLayout({ params, children }: LayoutProps) {
  const locale = localeOf((await params).site);
  const [frame, menu] = await Promise.all([loadSiteFrame(locale), loadMenu(locale)]);
  return (
    <>
      {children}
      <SiteFooter frame={frame} menu={menu} />
      <Visit providerId={frame.settings?.providerId ?? undefined} />
    </>
  );
}
