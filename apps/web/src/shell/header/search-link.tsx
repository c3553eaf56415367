import { searchPath } from '@prestafaro/addresses';
import styles from '@/shell/header/search-link.module.css';
import type { SiteFrame } from '@/shell/site-view';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';

/** The way to the search, on every page with a menu. */
export function SearchLink({ frame: { site, messages } }: { frame: SiteFrame }) {
  return (
    <AppLink className={styles.link} href={searchPath(site)}>
      <Icon name="search" label={messages.search.link} />
    </AppLink>
  );
}
