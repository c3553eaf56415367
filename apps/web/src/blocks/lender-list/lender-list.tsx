import type { BlockProps } from '@/blocks/block-props';
import { FoldedSection } from '@/blocks/folded-section';
import styles from '@/blocks/lender-list/lender-list.module.css';
import type { LenderListBlockFragment } from '@/cms/generated/graphql';
import { LenderRows } from '@/features/lenders/lender-rows';
import { type LenderRowFacts, loadLenders } from '@/features/lenders/load-lenders';
import { RepresentativeExample } from '@/shell/loan/representative-example/representative-example';
import { Section, SectionHead } from '@/ui/section/section';

/** The first lenders of the site in alphabetical order. */
export async function LenderList(props: BlockProps<LenderListBlockFragment>) {
  return <LenderListView {...props} lenders={await loadLenders(props.view.site.locale)} />;
}

export type LenderListViewProps = BlockProps<LenderListBlockFragment> & {
  /** All lenders of the site, in their order. */
  lenders: readonly LenderRowFacts[];
};

/** The list with its loaded lenders. It shows costs, so the representative example follows at once (R2). */
export function LenderListView({ block, lenders, view, anchors, isInProse, folded }: LenderListViewProps) {
  const [id = 'lenders'] = anchors;
  const example = lenders.length > 0 && <RepresentativeExample view={view} />;
  const rows = <LenderRows lenders={lenders.slice(0, block.limit)} view={view} />;
  if (isInProse) {
    return (
      <section className={styles.inProse} aria-labelledby={id}>
        <h2 id={id}>{block.title}</h2>
        {block.lead && <p>{block.lead}</p>}
        <div>{rows}</div>
        {example}
      </section>
    );
  }
  if (folded) {
    return (
      <FoldedSection id={id} title={block.title} isWide>
        {block.lead && <p>{block.lead}</p>}
        {example}
        {rows}
      </FoldedSection>
    );
  }
  return (
    <>
      <Section aria-labelledby={id}>
        <SectionHead id={id} title={block.title} isSplit>
          {block.lead && <p>{block.lead}</p>}
        </SectionHead>
        {rows}
      </Section>
      {example}
    </>
  );
}
