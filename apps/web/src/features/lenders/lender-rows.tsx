import { contentPath } from '@prestafaro/addresses';
import { mediaUrl } from '@/cms/media-url';
import { registerText } from '@/features/lenders/default-register';
import styles from '@/features/lenders/lender-rows.module.css';
import type { LenderRowFacts } from '@/features/lenders/load-lenders';
import { fill } from '@/messages/fill';
import { amountRange, daysRange, percentRange } from '@/shell/loan/ranges';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { FactList } from '@/ui/fact-list/fact-list';
import { AppLink } from '@/ui/link/link';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface LenderRowsProps {
  /** In the order of the list. */
  lenders: readonly LenderRowFacts[];
  /** States the order of the list (R8); by default the alphabetical one. */
  order?: string;
  view: SiteView;
}

/**
 * Lenders one below the other, with their order stated (R8). Each is marked as an advertisement, because all of them
 * pay us (R9). The whole row links to its page. Put a representative
 * example beside it (R2).
 */
export function LenderRows({ lenders, view, order = view.messages.lenders.order }: LenderRowsProps) {
  const { messages } = view;
  if (lenders.length === 0) return <p>{messages.lenders.empty}</p>;
  return (
    <>
      <Text size="note" isQuiet>
        {order}
      </Text>
      <ul className={styles.rows}>
        {lenders.map((lender) => (
          <LenderRow key={lender.slug} lender={lender} view={view} />
        ))}
      </ul>
    </>
  );
}

function LenderRow({ lender, view }: { lender: LenderRowFacts; view: SiteView }) {
  const { site, messages } = view;
  const { conditions, criteria, logo } = lender;
  const { labels } = messages.lenders;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        {logo && (
          // biome-ignore lint/performance/noImgElement: a word-mark is one small file; the name beside it is its text
          <img className={styles.logo} src={mediaUrl(logo.url)} alt="" loading="lazy" decoding="async" />
        )}
        <Row className={styles.head}>
          <h3 className={styles.name}>
            <AppLink href={contentPath(site, { type: 'lender', slug: lender.slug })}>{lender.name}</AppLink>
          </h3>
          <Badge tone="ad">{messages.figures.advertising}</Badge>
        </Row>
        <p className={styles.summary}>{lender.summary}</p>
      </div>
      <FactList
        look="pairs"
        className={styles.facts}
        missing={messages.figures.askLender}
        facts={[
          {
            label: fill(messages.lenders.labels.declaredApr, { aprName: messages.example.aprName }),
            value: percentRange(conditions.aprFromPercent, conditions.aprToPercent, view),
          },
          { label: labels.amount, value: amountRange(conditions.minAmount, conditions.maxAmount, view) },
          { label: labels.term, value: daysRange(conditions.minDays, conditions.maxDays, view) },
          { label: labels.register, value: registerText(criteria.acceptsDefaultRegister, 'short', messages) },
        ]}
      />
    </li>
  );
}
