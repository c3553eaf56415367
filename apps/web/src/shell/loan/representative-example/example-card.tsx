import styles from '@/shell/loan/representative-example/example-card.module.css';
import { ExampleCopy, type ExampleCopyProps } from '@/shell/loan/representative-example/example-copy';
import { examplesOf } from '@/shell/loan/representative-example/example-sentences';
import { Card } from '@/ui/card/card';

/** The example of R2 beside a list of offers, where a whole band would push the first cost off a phone's screen. */
export function ExampleCard({ example, view, level = 2 }: ExampleCopyProps & { level?: 2 | 3 }) {
  if (!example && examplesOf(view).length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <Card as="section" look="flat" className={styles.example}>
      <Heading>{view.messages.example.title}</Heading>
      <ExampleCopy example={example} view={view} />
    </Card>
  );
}
