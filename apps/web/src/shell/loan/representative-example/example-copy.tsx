import styles from '@/shell/loan/representative-example/example-copy.module.css';
import { ExampleSentence, examplesOf } from '@/shell/loan/representative-example/example-sentences';
import type { SiteView } from '@/shell/site-view';

/**
 * The examples of R2 where they take little room: the first that is no promotion at body size with all its items; the others, and the
 * limits of cost, are one press away.
 */
export function ExampleCopy({ view }: { view: SiteView }) {
  const { settings, messages } = view;
  const [first, ...others] = examplesOf(view).sort((a, b) => Number(a.isPromotional) - Number(b.isPromotional));
  if (!first) return null;
  return (
    <>
      <ExampleSentence example={first} view={view} />
      <details className={styles.more}>
        <summary>{messages.offers.moreExamples}</summary>
        {others.map((example) => (
          <ExampleSentence
            key={`${example.amount}-${example.days}-${example.aprPercent}`}
            example={example}
            view={view}
          />
        ))}
        <p>{settings.compliance.costLimits}</p>
      </details>
    </>
  );
}
