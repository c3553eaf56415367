import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/faq/faq.module.css';
import { faqPage } from '@/blocks/faq/faq-page-json-ld';
import type { FaqBlockFragment } from '@/cms/generated/graphql';
import { JsonLd } from '@/shell/json-ld/json-ld';
import { Accordion } from '@/ui/accordion/accordion';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';

/** Questions with folded answers, and the same as structured data. */
export function Faq({ block, anchors, isInProse, isPlain }: BlockProps<FaqBlockFragment>) {
  const [id = 'faq'] = anchors;
  const items = block.items.flatMap((item) => (item ? [item] : []));
  const accordion = (
    <Accordion
      items={items.map(({ question, answer }, index) => ({
        question,
        isOpen: index === 0 && !isInProse && !isPlain,
        answer: (
          <Prose>
            <Markdown text={answer} anchors={[]} isPlain={isPlain} />
          </Prose>
        ),
      }))}
    />
  );
  const head = (
    <>
      <h2 id={id}>{block.title}</h2>
      {block.lead && <p>{block.lead}</p>}
    </>
  );
  const script = items.length > 0 && !isPlain && <JsonLd data={faqPage(items)} />;
  if (isInProse) {
    return (
      <section className={styles.inProse} aria-labelledby={id}>
        {head}
        {accordion}
        {script}
      </section>
    );
  }
  return (
    <Section tone="sunken" aria-labelledby={id}>
      <Rail head={head}>{accordion}</Rail>
      {script}
    </Section>
  );
}
