import type { ReactNode } from 'react';
import { contentId } from '@/site/frame/anchors';
import styles from '@/site/frame/empty-page.module.css';
import { SiteLogo } from '@/site/frame/site-logo';
import { Topline } from '@/site/frame/topline';
import { Warning } from '@/site/frame/warning';
import { HeadLinks } from '@/site/metadata/head-links';
import type { SiteFrame } from '@/site/site-view';
import { Container } from '@/ui/container/container';

/** A page of the empty layout above its foot: no menu that leads away from what one is doing. */
export function EmptyPage({ frame, path, children }: { frame: SiteFrame; path?: string; children: ReactNode }) {
  return (
    <>
      {path && <HeadLinks locale={frame.site.locale} path={path} />}
      <header>
        <Topline frame={frame} path={path} />
        <Container className={styles.line}>
          <SiteLogo frame={frame} />
        </Container>
      </header>
      <Warning frame={frame} />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
