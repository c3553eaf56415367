import type { ReactNode } from 'react';
import { SiteLogo } from '@/shell/header/site-logo';
import { Topline } from '@/shell/header/topline';
import { HeadLinks } from '@/shell/metadata/head-links';
import { contentId } from '@/shell/page-frame/anchors';
import styles from '@/shell/page-frame/empty-page.module.css';
import { Warning } from '@/shell/page-frame/warning';
import type { SiteFrame } from '@/shell/site-view';
import { classNames } from '@/ui/class-names';
import { Container } from '@/ui/container/container';

export interface EmptyPageProps {
  frame: SiteFrame;
  /** Public path of the page. */
  path?: string;
  /** Whether the page begins with the hero: the header then continues its night, and the warning is below it (R1). */
  opensAtNight?: boolean;
  children: ReactNode;
}

/** A page of the empty layout above its footer. It has no menu that would lead away from the current task. */
export function EmptyPage({ frame, path, opensAtNight, children }: EmptyPageProps) {
  return (
    <>
      {path && <HeadLinks locale={frame.site.locale} path={path} />}
      <header className={classNames(styles.header, opensAtNight && 'night')}>
        <Topline frame={frame} path={path} />
        <Container className={styles.line}>
          <SiteLogo frame={frame} />
        </Container>
      </header>
      {!opensAtNight && <Warning frame={frame} />}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
