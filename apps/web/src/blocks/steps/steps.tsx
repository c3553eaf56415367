import type { BlockProps } from '@/blocks/block-props';
import { FoldedSection } from '@/blocks/folded-section';
import styles from '@/blocks/steps/steps.module.css';
import type { StepsBlockFragment } from '@/cms/generated/graphql';
import type { SiteView } from '@/shell/site-view';
import { PhoneFold } from '@/ui/accordion/accordion';
import { ActorMark } from '@/ui/actor-mark/actor-mark';
import { classNames } from '@/ui/class-names';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

type Step = NonNullable<StepsBlockFragment['items'][number]>;

/** The steps in order, with the person who takes each. */
export function Steps({ block, view, anchors, isInProse, folded }: BlockProps<StepsBlockFragment>) {
  const [id = 'steps'] = anchors;
  const steps = block.items.flatMap((step) => (step ? [step] : []));
  if (isInProse) {
    return (
      <section className={styles.inProse} aria-labelledby={id}>
        <h2 id={id}>{block.title}</h2>
        {block.lead && <p>{block.lead}</p>}
        <StepLine steps={steps} view={view} />
      </section>
    );
  }
  if (folded) {
    return (
      <FoldedSection id={id} title={block.title} isWide>
        {block.lead && <Text isQuiet>{block.lead}</Text>}
        <StepLine steps={steps} view={view} />
      </FoldedSection>
    );
  }
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} title={block.title} isSplit>
        {block.lead && (
          <Text size="note" isQuiet>
            {block.lead}
          </Text>
        )}
      </SectionHead>
      <StepLine steps={steps} view={view} />
    </Section>
  );
}

function StepLine({ steps, view: { settings, messages } }: { steps: readonly Step[]; view: SiteView }) {
  const actors = { you: messages.steps.you, us: settings.siteName, lender: messages.steps.lender };
  return (
    <ol className={classNames(styles.steps, steps.length % 4 !== 0 && styles.threes)}>
      {steps.map((step) => (
        <li key={step.title} className={styles[step.actor]}>
          <ActorMark actor={step.actor} />
          <span className={styles.actor}>{actors[step.actor]}</span>
          <h3>{step.title}</h3>
          <PhoneFold isMark summary={`${messages.page.readMore}: ${step.title}`}>
            <p>{step.text}</p>
          </PhoneFold>
        </li>
      ))}
    </ol>
  );
}
