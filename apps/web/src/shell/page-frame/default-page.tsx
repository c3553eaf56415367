import type { ReactNode } from 'react';
import { SiteHeader } from '@/shell/header/site-header';
import type { SiteMenu } from '@/shell/menu/menu';
import { HeadLinks } from '@/shell/metadata/head-links';
import { contentId } from '@/shell/page-frame/anchors';
import { Warning } from '@/shell/page-frame/warning';
import type { SiteFrame } from '@/shell/site-view';

export interface DefaultPageProps {
  frame: SiteFrame;
  menu: SiteMenu;
  /** Public path of the page. */
  path?: string;
  /** Whether the page begins with the hero: the header then continues its night, and the warning is below it (R1). */
  opensAtNight?: boolean;
  children: ReactNode;
}

/**
 * A page of the default layout above its footer. The page and not the layout renders the header, because the header
 * marks the link of the page and continues the night of the hero.
 */
export function DefaultPage({ frame, menu, path, opensAtNight, children }: DefaultPageProps) {
  return (
    <>
      {path && <HeadLinks locale={frame.site.locale} path={path} />}
      <SiteHeader frame={frame} menu={menu} path={path} tone={opensAtNight ? 'night' : 'page'} />
      {!opensAtNight && <Warning frame={frame} />}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
