import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/call-to-action/call-to-action.module.css';
import { CostLedger } from '@/blocks/call-to-action/cost-ledger';
import type { CallToActionBlockFragment } from '@/cms/generated/graphql';
import { ButtonLink } from '@/ui/button/button';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { Section, SectionHead } from '@/ui/section/section';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

/** The highest cost of some amounts, one below the other on one scale, with a link to the application. */
export function CallToAction({ block, view, anchors }: BlockProps<CallToActionBlockFragment>) {
  const [id = 'call-to-action'] = anchors;
  const amounts = (block.amounts ?? []).flatMap((amount) => (amount ? [amount.value] : []));
  return (
    <Section tone="sunken" aria-labelledby={id}>
      <SectionHead id={id} title={block.title} isSplit>
        <Text size="note">{block.text}</Text>
      </SectionHead>
      <div className={styles.columns}>
        {amounts.length > 0 && block.backLabel && <CostLedger amounts={amounts} label={block.backLabel} view={view} />}
        <Row>
          <ButtonLink href={block.link.url}>{block.link.text}</ButtonLink>
          {block.secondaryLink && <LinkArrow href={block.secondaryLink.url}>{block.secondaryLink.text}</LinkArrow>}
        </Row>
      </div>
    </Section>
  );
}
