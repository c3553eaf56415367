import { consentIds } from '@/shell/consent/consent-form';
import styles from '@/shell/footer/legal-foot.module.css';
import { LegalProvider } from '@/shell/footer/legal-provider';
import type { MenuLink } from '@/shell/menu/menu';
import type { SiteFrame } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Row } from '@/ui/stack/stack';

/** The legal texts in the footer of every page: limits of cost and term (R4), the provider (R7), the legal pages, the choice about tracking (R17). */
export function LegalFoot({ frame, links }: { frame: SiteFrame; links: readonly MenuLink[] }) {
  const { settings, messages } = frame;
  return (
    <div className={styles.legal}>
      {settings && <p>{settings.compliance.costLimits}</p>}
      {settings && <LegalProvider provider={settings.legalProvider} messages={messages.provider} />}
      <nav aria-label={messages.navigation.legal}>
        <Row>
          {links.map(({ url, text }) => (
            <AppLink key={url} className={styles.link} href={url}>
              {text}
            </AppLink>
          ))}
          <a className={styles.link} href={`#${consentIds.panel}`}>
            {messages.consent.open}
          </a>
        </Row>
      </nav>
    </div>
  );
}
