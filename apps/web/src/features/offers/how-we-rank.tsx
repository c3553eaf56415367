import styles from '@/features/offers/how-we-rank.module.css';
import { Markup } from '@/shell/markup/markup';
import type { SiteView } from '@/shell/site-view';
import { Icon } from '@/ui/icon/icon';
import { Markdown } from '@/ui/markdown/markdown';
import { markupOf } from '@/ui/markup/markup-of';
import { Prose } from '@/ui/prose/prose';

/** Anchor of the explanation of the ranking; a link to it opens it. */
export const rankingId = 'ranking';

/** R8: the main parameters of the order and their weight, next to the list and readable without leaving it. */
export function HowWeRank({ className, view }: { className?: string; view: SiteView }) {
  return (
    <Markup
      as="div"
      id="how-we-rank"
      className={className}
      markup={markupOf(
        <details className={styles.ranking}>
          <summary>
            {view.messages.offers.ranking}
            <Icon name="chevron_down" />
          </summary>
          {/* The anchor is inside, because browsers open a closed text that a link leads into. */}
          <div id={rankingId} className={styles.text}>
            <Prose>
              <Markdown text={view.settings.compliance.howWeRank} isPlain />
            </Prose>
          </div>
        </details>,
      )}
    />
  );
}
