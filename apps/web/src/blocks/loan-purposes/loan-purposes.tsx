import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/loan-purposes/loan-purposes.module.css';
import type { LoanPurposesBlockFragment } from '@/cms/generated/graphql';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

/** The purposes of a loan, and cheaper alternatives to borrowing. */
export function LoanPurposes({ block, anchors }: BlockProps<LoanPurposesBlockFragment>) {
  const [id = 'loan-purposes'] = anchors;
  const head = (
    <>
      <h2 id={id}>{block.title}</h2>
      {block.lead && (
        <Text size="lead" isQuiet>
          {block.lead}
        </Text>
      )}
    </>
  );
  return (
    <Section aria-labelledby={id}>
      <Rail head={head}>
        <ul className={styles.purposes}>
          {block.items.map(
            (item) =>
              item && (
                <li key={item.title}>
                  <Icon name={item.icon} size="large" />
                  <div>
                    <h3>{item.url ? <AppLink href={item.url}>{item.title}</AppLink> : item.title}</h3>
                    <p>{item.text}</p>
                  </div>
                </li>
              ),
          )}
        </ul>
      </Rail>
    </Section>
  );
}
