import { howWeEarnId } from '@/site/frame/anchors';
import { LegalFoot } from '@/site/frame/legal-foot';
import styles from '@/site/frame/site-footer.module.css';
import { SiteLogo } from '@/site/frame/site-logo';
import type { LinkGroup, SiteMenu } from '@/site/menu';
import type { SiteFrame } from '@/site/site-view';
import { Container } from '@/ui/container/container';
import { AppLink } from '@/ui/link/link';

/** Footer of the default layout: the warning once more, who pays us (R6), where one can go, who we are in law (R7). */
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
        {group.links.map(({ url, text }) => (
          <li key={url}>
            <AppLink href={url}>{text}</AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
