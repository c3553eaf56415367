import styles from '@/blocks/benefits/benefits.module.css';
import type { BlockProps } from '@/blocks/block-props';
import type { BenefitsBlockFragment } from '@/cms/generated/graphql';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Section, SectionHead } from '@/ui/section/section';

/** Our promises to a visitor: short, and such that they can be checked. */
export function Benefits({ block, anchors }: BlockProps<BenefitsBlockFragment>) {
  const [id = 'benefits'] = anchors;
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} title={block.title} />
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
    </Section>
  );
}
