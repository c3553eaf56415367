import { toCents } from '@prestafaro/lending';
import { useId } from 'react';
import { askedAmount, daysText, percentText, resultAmount } from '@/site/amounts';
import { Filled } from '@/site/filled';
import styles from '@/site/representative-example/representative-example.module.css';
import type { SiteSettings, SiteView } from '@/site/site-view';
import { Container } from '@/ui/container/container';

type Example = NonNullable<SiteSettings['representativeExamples'][number]>;

/**
 * R2: the standard information beside every figure of cost, at body size: amount, term, rate (fixed), fees, TAE,
 * the payment and the total. Each site's sentence has the order and the names that its country uses.
 */
export function RepresentativeExample({ view }: { view: SiteView }) {
  const id = useId();
  const { settings, messages } = view;
  const examples = settings.representativeExamples.flatMap((example) => (example ? [example] : []));
  if (examples.length === 0) return null;
  return (
    <section className={styles.example} aria-labelledby={id}>
      <Container className={styles.columns}>
        <h2 id={id}>{messages.example.title}</h2>
        <div className={styles.sentences}>
          {examples.map((example) => (
            <ExampleSentence
              key={`${example.amount}-${example.days}-${example.aprPercent}`}
              example={example}
              view={view}
            />
          ))}
          <p className={styles.limits}>{settings.compliance.costLimits}</p>
        </div>
      </Container>
    </section>
  );
}

function ExampleSentence({ example, view }: { example: Example; view: SiteView }) {
  const { sentence, promotional } = view.messages.example;
  const totalCents = toCents(example.totalRepayable);
  const figures = {
    amount: askedAmount(example.amount, view),
    days: daysText(example.days, view),
    nominalRate: percentText(example.nominalRatePercent, view),
    apr: percentText(example.aprPercent, view),
    cost: resultAmount(totalCents - toCents(example.amount), view),
    total: resultAmount(totalCents, view),
  };
  const values = Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [name, <strong key={name}>{text}</strong>]),
  );
  return (
    <p>
      <Filled message={example.isPromotional ? promotional : sentence} values={{ ...values, fees: example.fees }} />
    </p>
  );
}
