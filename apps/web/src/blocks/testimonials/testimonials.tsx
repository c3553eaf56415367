import type { BlockProps } from '@/blocks/block-props';
import { Testimonial } from '@/blocks/testimonials/testimonial';
import styles from '@/blocks/testimonials/testimonials.module.css';
import type { TestimonialsBlockFragment } from '@/cms/generated/graphql';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

/**
 * Testimonials. Each card states its origin, and the note how that is checked (R10). There is no average, because we
 * did not collect these reviews (R12). Samples show an editor how the block looks, so visitors never see one.
 */
export function Testimonials({ block, view, anchors }: BlockProps<TestimonialsBlockFragment>) {
  const [id = 'testimonials'] = anchors;
  const told = block.testimonials.filter((item) => item !== null && item.origin !== 'sample');
  if (told.length === 0) return null;
  return (
    <Section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={block.title} isSplit>
        <Text size="note" isQuiet>
          {block.note}
        </Text>
      </SectionHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ul className={styles.reviews} aria-labelledby={id} tabIndex={0}>
        {told.map(
          (item, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name and a day; reviews never move
            item && <Testimonial key={index} item={item} view={view} />,
        )}
      </ul>
    </Section>
  );
}
