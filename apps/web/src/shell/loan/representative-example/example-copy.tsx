import styles from '@/shell/loan/representative-example/example-copy.module.css';
import {
  type ExampleFigures,
  ExampleSentence,
  examplesOf,
} from '@/shell/loan/representative-example/example-sentences';
import type { SiteView } from '@/shell/site-view';

export interface ExampleCopyProps {
  /** The example of the loan that the page is about; undefined for the first of the settings that is no promotion. */
  example?: ExampleFigures;
  view: SiteView;
}

/**
 * The examples of R2 where they take little room: one at body size with all its items; the others, and the limits of cost, are one press
 * away.
 */
export function ExampleCopy({ example, view }: ExampleCopyProps) {
  const { settings, messages } = view;
  const ofSettings = examplesOf(view).sort((a, b) => Number(a.isPromotional) - Number(b.isPromotional));
  const [first, ...others] = example ? [example, ...ofSettings] : ofSettings;
  if (!first) return null;
  return (
    <>
      <ExampleSentence example={first} view={view} />
      <details className={styles.more}>
        <summary>{messages.offers.moreExamples}</summary>
        {others.map((other) => (
          <ExampleSentence key={`${other.amount}-${other.days}-${other.aprPercent}`} example={other} view={view} />
        ))}
        <p>{settings.compliance.costLimits}</p>
      </details>
    </>
  );
}
