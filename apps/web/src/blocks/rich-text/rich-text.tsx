import type { BlockProps } from '@/blocks/block-props';
import { FoldedSection } from '@/blocks/folded-section';
import styles from '@/blocks/rich-text/rich-text.module.css';
import type { RichTextBlockFragment } from '@/cms/generated/graphql';
import { Container } from '@/ui/container/container';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';

/** A text. With a heading it is a section of its own; without one it continues the block above. A short page folds it. */
export function RichText({
  block,
  view,
  anchors,
  isInProse,
  explained,
  folded,
  isPlain,
}: BlockProps<RichTextBlockFragment>) {
  const id = block.heading ? anchors[0] : undefined;
  const inside = block.heading ? anchors.slice(1) : anchors;
  const text = (
    <Prose>
      <Markdown
        text={block.body}
        anchors={inside}
        explained={explained}
        isPlain={isPlain}
        readMore={folded === 'rest' ? view.messages.page.readMore : undefined}
      />
    </Prose>
  );
  if (isInProse) {
    return (
      <>
        {block.heading && (
          <h2 id={id} className={styles.heading}>
            {block.heading}
          </h2>
        )}
        {text}
      </>
    );
  }
  if (!block.heading) return <Container className={styles.loose}>{text}</Container>;
  if (folded === 'all') {
    return (
      <FoldedSection id={id} title={block.heading}>
        {text}
      </FoldedSection>
    );
  }
  return (
    <Section aria-labelledby={id}>
      <Rail head={<h2 id={id}>{block.heading}</h2>}>{text}</Rail>
    </Section>
  );
}
