import type { ReactNode } from 'react';
import { requestContext } from '@/cms/request-context';
import { SiteFooter } from '@/shell/footer/site-footer';
import { loadMenu } from '@/shell/menu/menu';
import { PageTop } from '@/shell/page-frame/page-top';
import { localeOf } from '@/shell/route-params';
import { loadSiteFrame } from '@/shell/site-view';
import { Visit } from '@/shell/visit/visit';

interface LayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** The default layout. Each page renders header and warning (`DefaultPage`), because they depend on the page. */
export default async function DefaultLayout({ params, children }: LayoutProps) {
  const locale = localeOf((await params).site);
  const [frame, menu] = await Promise.all([loadSiteFrame(locale), loadMenu(locale)]);
  return (
    <>
      <PageTop frame={frame} menu={menu} />
      {children}
      <SiteFooter frame={frame} menu={menu} />
      {/* An editor who looks at a draft is no visitor. */}
      {!requestContext()?.preview && <Visit providerId={frame.settings?.providerId ?? undefined} />}
    </>
  );
}
