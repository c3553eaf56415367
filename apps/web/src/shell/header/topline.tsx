import { LanguageSwitch } from '@/shell/header/language-switch';
import styles from '@/shell/header/topline.module.css';
import { howWeEarnId } from '@/shell/page-frame/anchors';
import type { SiteFrame } from '@/shell/site-view';
import { Container } from '@/ui/container/container';

export interface ToplineProps {
  frame: SiteFrame;
  /** Public path of the page, to find it in the country's other language. */
  path?: string;
}

/**
 * First line of every page: states that we are an intermediary and free of charge (R6), with a link to who pays us. Above it, while
 * lenders or offers of the site are samples, that they are.
 */
export function Topline({ frame: { site, settings, messages, hasSamples }, path }: ToplineProps) {
  return (
    <div className={styles.topline}>
      {hasSamples && (
        <div className={styles.sample}>
          <Container>{messages.sampleSite}</Container>
        </div>
      )}
      <Container className={styles.line}>
        {settings && <span>{settings.compliance.intermediaryShort}</span>}
        {settings && (
          <a className={styles.more} href={`#${howWeEarnId}`}>
            {messages.navigation.howWeEarn}
          </a>
        )}
        <LanguageSwitch site={site} messages={messages} path={path} />
      </Container>
    </div>
  );
}
