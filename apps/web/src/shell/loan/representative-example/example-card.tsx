import styles from '@/shell/loan/representative-example/example-card.module.css';
import { ExampleSentence, examplesOf } from '@/shell/loan/representative-example/example-sentences';
import type { SiteView } from '@/shell/site-view';
import { Card } from '@/ui/card/card';

/**
 * The example of R2 beside a list of offers, where a whole band would push the first cost off a phone's screen. The
 * first example that is no promotion is shown at body size with all its items. The others, and the limits of cost, are
 * one press away.
 */
export function ExampleCard({ view, level = 2 }: { view: SiteView; level?: 2 | 3 }) {
  const { settings, messages } = view;
  const [first, ...others] = examplesOf(view).sort((a, b) => Number(a.isPromotional) - Number(b.isPromotional));
  if (!first) return null;
  const Heading = `h${level}` as const;
  return (
    <Card as="section" look="flat" className={styles.example}>
      <Heading>{messages.example.title}</Heading>
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
    </Card>
  );
}
