import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/closing/closing.module.css';
import type { ClosingBlockFragment } from '@/cms/generated/graphql';
import { ButtonLink } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { Section } from '@/ui/section/section';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

/** The second call to action: a night band with the end of the beam. Inside an article it is a night card. */
export function Closing({ block, anchors, isInProse }: BlockProps<ClosingBlockFragment>) {
  const [id = 'closing'] = anchors;
  const text = (
    <>
      <h2 id={id}>{block.title}</h2>
      <div className={styles.text}>
        {block.text && (
          <Text size="note" isQuiet>
            {block.text}
          </Text>
        )}
        <Row>
          <ButtonLink size="large" href={block.link.url}>
            {block.link.text}
          </ButtonLink>
          {block.secondaryLink && (
            <ButtonLink size="large" look="secondary" href={block.secondaryLink.url}>
              {block.secondaryLink.text}
            </ButtonLink>
          )}
        </Row>
      </div>
    </>
  );
  if (isInProse) {
    return (
      <section className={classNames('night', styles.beam, styles.card)} aria-labelledby={id}>
        {text}
      </section>
    );
  }
  return (
    <Section tone="night" className={styles.beam} containerClassName={styles.columns} aria-labelledby={id}>
      {text}
    </Section>
  );
}
