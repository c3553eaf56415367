import { ExampleCopy, type ExampleCopyProps } from '@/shell/loan/representative-example/example-copy';
import { examplesOf } from '@/shell/loan/representative-example/example-sentences';
import styles from '@/shell/loan/representative-example/representative-example.module.css';
import { Container } from '@/ui/container/container';

/**
 * R2: the standard information beside every figure of cost, at body size: amount, term, rate (fixed), fees, TAE, the
 * payment and the total. Each site's sentence has the order and the names that its country uses. It is no named
 * landmark: a page with several lists shows it beside each, and landmarks of one page need different names.
 */
export function RepresentativeExample({ example, view }: ExampleCopyProps) {
  const { messages } = view;
  if (!example && examplesOf(view).length === 0) return null;
  return (
    <section className={styles.example}>
      <Container className={styles.columns}>
        <h2>{messages.example.title}</h2>
        <div className={styles.sentences}>
          <ExampleCopy example={example} view={view} />
        </div>
      </Container>
    </section>
  );
}
