import type { ReactNode } from 'react';
import { mediaUrl } from '@/cms/media-url';
import styles from '@/features/lenders/lender/institution-intro.module.css';
import { ReviewLine } from '@/shell/editorial/review-line';
import layout from '@/shell/editorial/text-layout.module.css';
import type { PersonFacts } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { classNames } from '@/ui/class-names';
import { Notice } from '@/ui/notice/notice';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface InstitutionIntroProps {
  institution: {
    name: string;
    summary: string;
    logo: { url: string } | null;
    checkedOn: string;
    reviewer: PersonFacts | null;
    sampleData: boolean;
  };
  view: SiteView;
  /** Labels: its kind, and that it is an advertisement. */
  badges?: ReactNode;
  /** Right below the name, and beside the text on wide screens: its figures. */
  children?: ReactNode;
  /** Below the summary. */
  more?: ReactNode;
}

/** The subject of a page, the date and the reviewer of its data (R36), and whether they are examples. */
export function InstitutionIntro({ institution, view, badges, children, more }: InstitutionIntroProps) {
  const { name, summary, logo, checkedOn, reviewer, sampleData } = institution;
  return (
    <header className={classNames(layout.head, Boolean(children) && styles.withFigures)}>
      <div className={styles.text}>
        {logo && (
          // biome-ignore lint/performance/noImgElement: a word-mark is one small file; the name below it is its text
          <img className={styles.logo} src={mediaUrl(logo.url)} alt="" decoding="async" />
        )}
        <h1 className={layout.title}>{name}</h1>
        {badges && <Row className={styles.badges}>{badges}</Row>}
      </div>
      {children && <div className={styles.figures}>{children}</div>}
      <div className={styles.text}>
        <Text size="lead" isQuiet>
          {summary}
        </Text>
        {more}
        {sampleData && (
          <Notice>
            <p>
              <strong>{view.messages.figures.sample}.</strong> {view.messages.lenders.sampleNotice}
            </p>
          </Notice>
        )}
        <ReviewLine reviewedOn={checkedOn} reviewer={reviewer} view={view} />
      </div>
    </header>
  );
}

/** R9: everything that we are paid for is marked as an advertisement. */
export function AdvertisingBadge({ view }: { view: SiteView }) {
  return <Badge tone="ad">{view.messages.figures.advertising}</Badge>;
}
