import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/loan-purposes/loan-purposes.module.css';
import type { LoanPurposesBlockFragment } from '@/cms/generated/graphql';
import { PhoneFold } from '@/ui/accordion/accordion';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

/** The purposes of a loan, and cheaper alternatives to borrowing. */
export function LoanPurposes({ block, view, anchors }: BlockProps<LoanPurposesBlockFragment>) {
  const [id = 'loan-purposes'] = anchors;
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} title={block.title} isSplit>
        {block.lead && (
          <Text size="note" isQuiet>
            {block.lead}
          </Text>
        )}
      </SectionHead>
      <ul className={styles.purposes}>
        {block.items.map(
          (item) =>
            item && (
              <li key={item.title}>
                <Icon name={item.icon} size="large" className={styles.icon} />
                <h3>{item.url ? <AppLink href={item.url}>{item.title}</AppLink> : item.title}</h3>
                <PhoneFold isMark summary={`${view.messages.page.readMore}: ${item.title}`} className={styles.advice}>
                  <p>{item.text}</p>
                </PhoneFold>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
