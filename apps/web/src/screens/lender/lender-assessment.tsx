import type { LenderContent } from '@/features/lenders/lender/load-lender';
import styles from '@/screens/lender/lender-page.module.css';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import type { SiteView } from '@/shell/site-view';
import { Icon } from '@/ui/icon/icon';

/** Strengths and weaknesses of a lender, side by side: one without the other would be praise. */
export function LenderAssessment({ lender, view }: { lender: LenderContent; view: SiteView }) {
  const { headings } = view.messages.lenders;
  const strengths = textsOf(lender.strengths);
  const weaknesses = textsOf(lender.weaknesses);
  if (strengths.length + weaknesses.length === 0) return null;
  return (
    <LenderSection id={sectionIds.assessment} title={headings.assessment}>
      <div className={styles.assessment}>
        <Points title={headings.strengths} points={strengths} icon="plus" />
        <Points title={headings.weaknesses} points={weaknesses} icon="minus" />
      </div>
    </LenderSection>
  );
}

function Points({ title, points, icon }: { title: string; points: readonly string[]; icon: 'plus' | 'minus' }) {
  if (points.length === 0) return null;
  return (
    <div className={styles.points}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function textsOf(items: LenderContent['strengths']): string[] {
  return (items ?? []).flatMap((item) => (item ? [item.text] : []));
}
