import { LegalFoot } from '@/shell/footer/legal-foot';
import styles from '@/shell/footer/site-footer.module.css';
import type { SiteMenu } from '@/shell/menu/menu';
import { howWeEarnId } from '@/shell/page-frame/anchors';
import type { SiteFrame } from '@/shell/site-view';
import { Container } from '@/ui/container/container';

/** Footer of the empty layout: the legal texts and who pays us (R6, R7). */
export function EmptyFooter({ frame, menu }: { frame: SiteFrame; menu: SiteMenu }) {
  return (
    <footer className={styles.footer}>
      <Container>
        {frame.settings && (
          <p id={howWeEarnId} className={styles.say}>
            {frame.settings.compliance.howWeEarn}
          </p>
        )}
        <LegalFoot frame={frame} links={menu.legal} />
      </Container>
    </footer>
  );
}
