import type { Messages } from '@/messages/message-shape';
import styles from '@/shell/header/mobile-menu.module.css';
import type { SiteMenu } from '@/shell/menu/menu';
import { ButtonLink } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';

export interface MobileMenuProps {
  menu: SiteMenu;
  /** Address of the link to mark. */
  current: string | undefined;
  messages: Messages;
}

/** The menu of narrow screens: a native `details`, so it opens without JavaScript and exposes its state. */
export function MobileMenu({ menu, current, messages: { navigation } }: MobileMenuProps) {
  if (menu.header.length === 0 && !menu.button) return null;
  return (
    <details className={styles.menu}>
      <summary>
        <span className={styles.toOpen}>
          <Icon name="menu" />
        </span>
        <span className={styles.toClose}>
          <Icon name="x" />
        </span>
        {navigation.menu}
      </summary>
      <nav className={styles.sheet} aria-label={navigation.menu}>
        {menu.header.map(({ url, text }) => (
          <AppLink key={url} className={styles.link} href={url} {...(url === current && { 'aria-current': 'true' })}>
            {text}
          </AppLink>
        ))}
        {menu.button && (
          <ButtonLink isWide className={styles.button} href={menu.button.url}>
            {menu.button.text}
          </ButtonLink>
        )}
      </nav>
    </details>
  );
}
