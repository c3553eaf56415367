import styles from '@/blocks/benefits/benefits.module.css';
import type { BlockProps } from '@/blocks/block-props';
import { FoldedSection } from '@/blocks/folded-section';
import type { BenefitsBlockFragment } from '@/cms/generated/graphql';
import { PhoneFold } from '@/ui/accordion/accordion';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Section, SectionHead } from '@/ui/section/section';

/** Our promises to a visitor: short, and such that they can be checked. */
export function Benefits({ block, view, anchors, folded }: BlockProps<BenefitsBlockFragment>) {
  const [id = 'benefits'] = anchors;
  const promises = (
    <ul className={styles.benefits}>
      {block.items.map(
        (item) =>
          item && (
            <li key={item.title}>
              <Icon name={item.icon} size="large" className={styles.icon} />
              <h3>{item.url ? <AppLink href={item.url}>{item.title}</AppLink> : item.title}</h3>
              <p>{item.text}</p>
            </li>
          ),
      )}
    </ul>
  );
  if (folded) {
    return (
      <FoldedSection id={id} title={block.title} isWide>
        {promises}
      </FoldedSection>
    );
  }
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} title={block.title} />
      <PhoneFold summary={view.messages.page.readMore}>{promises}</PhoneFold>
    </Section>
  );
}
