import { publicPath } from '@prestafaro/addresses';
import styles from '@/shell/header/site-logo.module.css';
import type { SiteFrame } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Logo } from '@/ui/logo/logo';

/** The name of the site, as a link to the home page. */
export function SiteLogo({ frame: { site, settings } }: { frame: SiteFrame }) {
  return (
    <AppLink className={styles.home} href={publicPath(site, '/')}>
      <Logo>{settings?.siteName ?? siteNameWithoutSettings}</Logo>
    </AppLink>
  );
}

/** The brand is a name and the same in every language. */
const siteNameWithoutSettings = 'Prestafaro';
