import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/partner-list/partner-list.module.css';
import type { PartnerListBlockFragment } from '@/cms/generated/graphql';
import { loadPartners, type PartnerFacts } from '@/features/partners/load-partners';
import { PartnerRows } from '@/features/partners/partner-rows';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';

/** The partners of the site. */
export async function PartnerList(props: BlockProps<PartnerListBlockFragment>) {
  return <PartnerListView {...props} partners={await loadPartners(props.view.site.locale)} />;
}

export type PartnerListViewProps = BlockProps<PartnerListBlockFragment> & { partners: readonly PartnerFacts[] };

/** The list with its loaded partners. */
export function PartnerListView({ block, partners, view, anchors, isInProse }: PartnerListViewProps) {
  const [id = 'partners'] = anchors;
  const head = (
    <>
      <h2 id={id}>{block.title}</h2>
      {block.lead && <p>{block.lead}</p>}
    </>
  );
  const rows = <PartnerRows partners={partners} view={view} />;
  if (isInProse) {
    return (
      <section className={styles.inProse} aria-labelledby={id}>
        {head}
        {rows}
      </section>
    );
  }
  return (
    <Section aria-labelledby={id}>
      <Rail head={head}>
        <div className={styles.rows}>{rows}</div>
      </Rail>
    </Section>
  );
}
