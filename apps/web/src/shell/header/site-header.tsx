import { currentMark, currentUrl } from '@/shell/header/current-mark';
import { MobileMenu } from '@/shell/header/mobile-menu';
import { SearchLink } from '@/shell/header/search-link';
import styles from '@/shell/header/site-header.module.css';
import { SiteLogo } from '@/shell/header/site-logo';
import { Topline } from '@/shell/header/topline';
import type { SiteMenu } from '@/shell/menu/menu';
import type { SiteFrame } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { Container } from '@/ui/container/container';
import { AppLink } from '@/ui/link/link';

export interface SiteHeaderProps {
  frame: SiteFrame;
  menu: SiteMenu;
  /** Public path of the page, for the mark on its link. */
  path?: string;
  /** The value `night` continues the night of the hero below, and lets the logo's beam fall into it on phones. */
  tone?: 'page' | 'night';
}

/** Header of the default layout: logo, menu and one button. */
export function SiteHeader({ frame, menu, path, tone = 'page' }: SiteHeaderProps) {
  const current = currentUrl(
    menu.header.map(({ url }) => url),
    path,
  );
  return (
    <header className={classNames(styles.header, tone === 'night' && classNames('night', styles.night))}>
      <Topline frame={frame} path={path} />
      <Container className={styles.line}>
        <SiteLogo frame={frame} />
        <nav className={styles.links} aria-label={frame.messages.navigation.main}>
          {menu.header.map(({ url, text }) => (
            <AppLink key={url} href={url} {...(url === current && { 'aria-current': currentMark(url, path) })}>
              {text}
            </AppLink>
          ))}
        </nav>
        {menu.button && (
          <ButtonLink className={styles.button} href={menu.button.url}>
            {menu.button.text}
          </ButtonLink>
        )}
        <SearchLink frame={frame} />
        <MobileMenu menu={menu} current={current} messages={frame.messages} />
      </Container>
    </header>
  );
}
