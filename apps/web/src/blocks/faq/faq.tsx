import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/faq/faq.module.css';
import { faqPage } from '@/blocks/faq/faq-page-json-ld';
import type { FaqBlockFragment } from '@/cms/generated/graphql';
import { JsonLd } from '@/shell/json-ld/json-ld';
import { Accordion, PhoneFold } from '@/ui/accordion/accordion';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

/** From so many questions on, a page has them in two columns. */
const minInColumns = 6;

/** Questions with folded answers, and the same as structured data. */
export function Faq({ block, view, anchors, isInProse, isPlain }: BlockProps<FaqBlockFragment>) {
  const [id = 'faq'] = anchors;
  const items = block.items.flatMap((item) => (item ? [item] : []));
  const questions = items.map(({ question, answer }) => ({
    question,
    answer: (
      <Prose>
        <Markdown text={answer} anchors={[]} isPlain={isPlain} />
      </Prose>
    ),
  }));
  const script = items.length > 0 && !isPlain && <JsonLd data={faqPage(items)} />;
  if (isInProse) {
    return (
      <section className={styles.inProse} aria-labelledby={id}>
        <h2 id={id}>{block.title}</h2>
        {block.lead && <p>{block.lead}</p>}
        <Accordion items={questions} />
        {script}
      </section>
    );
  }
  const half = Math.ceil(questions.length / (questions.length < minInColumns || isPlain ? 1 : 2));
  return (
    <Section tone="sunken" aria-labelledby={id}>
      <SectionHead id={id} title={block.title} isSplit>
        {block.lead && <Text size="note">{block.lead}</Text>}
      </SectionHead>
      <div className={styles.columns}>
        <Accordion items={questions.slice(0, half)} />
        {half < questions.length && (
          <PhoneFold summary={view.messages.page.readMore}>
            <Accordion items={questions.slice(half)} />
          </PhoneFold>
        )}
      </div>
      {script}
    </Section>
  );
}
