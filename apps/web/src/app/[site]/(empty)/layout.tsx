import type { ReactNode } from 'react';
import { requestContext } from '@/cms/request-context';
import { EmptyFooter } from '@/shell/footer/empty-footer';
import { loadMenu } from '@/shell/menu/menu';
import { PageTop } from '@/shell/page-frame/page-top';
import { localeOf } from '@/shell/route-params';
import { loadSiteFrame } from '@/shell/site-view';
import { Visit } from '@/shell/visit/visit';

interface LayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** The empty layout: no menu, and only the legal texts in the footer. */
export default async function EmptyLayout({ params, children }: LayoutProps) {
  const locale = localeOf((await params).site);
  const [frame, menu] = await Promise.all([loadSiteFrame(locale), loadMenu(locale)]);
  return (
    <>
      <PageTop frame={frame} menu={menu} />
      {children}
      <EmptyFooter frame={frame} menu={menu} />
      {/* An editor who looks at a draft is no visitor. */}
      {!requestContext()?.preview && <Visit providerId={frame.settings?.providerId ?? undefined} />}
    </>
  );
}
