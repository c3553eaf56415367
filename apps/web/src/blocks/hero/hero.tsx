import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/hero/hero.module.css';
import { Simulator } from '@/blocks/hero/simulator';
import type { HeroBlockFragment } from '@/cms/generated/graphql';
import { loadSiteLoans, type SiteLoans } from '@/shell/loan/loan-range';
import { RepresentativeExample } from '@/shell/loan/representative-example/representative-example';
import { howWeEarnId } from '@/shell/page-frame/anchors';
import { Warning } from '@/shell/page-frame/warning';
import { classNames } from '@/ui/class-names';
import { Container } from '@/ui/container/container';
import { Sea } from '@/ui/lighthouse/lighthouse-scene';
import { Text } from '@/ui/text/text';

type HeroProps = BlockProps<HeroBlockFragment>;

/** The hero of a page, whose form reaches as far as the offers of the site. */
export async function Hero(props: HeroProps) {
  return <HeroView {...props} loans={await loadSiteLoans(props.view)} />;
}

/**
 * Night, a tower, and a beam that lands on the cost of the loan. States that we are an intermediary (R6). It is
 * followed by the warning, if it is the first block of the page (R1), and by the representative example of its figures
 * (R2).
 */
export function HeroView({ block, view, anchors, isFirst, loans }: HeroProps & { loans: SiteLoans }) {
  const [id = 'hero'] = anchors;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <>
      <section className={classNames('night', styles.hero)} aria-labelledby={id} data-lit="">
        <Container className={styles.columns}>
          <div className={styles.text}>
            <Title id={id} className={styles.title}>
              {block.title}
            </Title>
            <Text size="lead" className={styles.lead}>
              {block.heroLead}
            </Text>
          </div>
          <Simulator block={block} loans={loans} view={view} />
          <Text size="note" className={styles.statement}>
            {view.settings.compliance.intermediaryStatement}{' '}
            <a href={`#${howWeEarnId}`}>{view.messages.navigation.howWeEarn}</a>
          </Text>
        </Container>
        <Sea className={styles.sea} />
      </section>
      {isFirst && <Warning frame={view} />}
      <RepresentativeExample view={view} />
    </>
  );
}
