import { LegalFoot } from '@/shell/footer/legal-foot';
import styles from '@/shell/footer/site-footer.module.css';
import { SiteLogo } from '@/shell/header/site-logo';
import type { LinkGroup, SiteMenu } from '@/shell/menu/menu';
import { howWeEarnId } from '@/shell/page-frame/anchors';
import type { SiteFrame } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { AppLink } from '@/ui/link/link';

/** Footer of the default layout: the warning again, who pays us (R6), the links of the menu, the provider (R7). */
export function SiteFooter({ frame, menu }: { frame: SiteFrame; menu: SiteMenu }) {
  const { settings, messages } = frame;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.top}>
          <div className={styles.say}>
            <SiteLogo frame={frame} />
            {settings && (
              <p>
                <strong>{settings.compliance.warning}</strong>
              </p>
            )}
            {settings && <p id={howWeEarnId}>{settings.compliance.howWeEarn}</p>}
          </div>
          {menu.footer.length > 0 && (
            <nav className={styles.columns} aria-label={messages.navigation.footer}>
              {menu.footer.map((group, index) => (
                <FooterColumn key={group.title ?? index} group={group} />
              ))}
            </nav>
          )}
        </div>
        <LegalFoot frame={frame} links={menu.legal} />
      </Container>
    </footer>
  );
}

function FooterColumn({ group }: { group: LinkGroup }) {
  return (
    <div>
      {group.title && <h2>{group.title}</h2>}
      <ul>
        {group.links.map(({ url, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links never move, and the browser of every visitor loads each key
          <li key={index}>
            <AppLink href={url}>{text}</AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
