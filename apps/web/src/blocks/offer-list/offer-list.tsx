import { publicPath } from '@prestafaro/addresses';
import type { OfferFilters } from '@prestafaro/lending';
import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/offer-list/offer-list.module.css';
import type { OfferListBlockFragment } from '@/cms/generated/graphql';
import { keepPageBriefly } from '@/cms/offer-feeds';
import { loadOffers, type OffersAnswer } from '@/features/offers/load-offers';
import { OffersPreview } from '@/features/offers/offers-preview';
import { type OfferFilterName, searchQuery } from '@/features/offers/search/offer-search';
import type { SiteView } from '@/shell/site-view';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

type OfferListProps = BlockProps<OfferListBlockFragment>;

/**
 * Offers on a page of the CMS. Without its feeds the block states so and links to the offers page. The page is then
 * made again after seconds, so that the failure is not stored for long.
 */
export async function OfferList(props: OfferListProps) {
  const answer = await loadOffers(props.view.site.locale);
  if (answer.state === 'failed') await keepPageBriefly();
  return <OfferListView {...props} answer={answer} />;
}

export function OfferListView({
  block,
  view,
  anchors,
  isInProse,
  hasExample,
  audience,
  answer,
}: OfferListProps & { answer: OffersAnswer }) {
  const [id = 'offer-list'] = anchors;
  const { amountDefault, daysDefault } = view.settings.simulator;
  const preview = (
    <OffersPreview
      answer={answer}
      amount={block.amount ?? amountDefault}
      days={block.days ?? daysDefault}
      limit={block.limit}
      filters={filtersOf(block)}
      only={optionsOf(block, audience)}
      hasExample={hasExample}
      view={view}
    />
  );
  if (isInProse) {
    return (
      <section className={styles.inProse} aria-labelledby={id}>
        <h2 id={id}>{block.title}</h2>
        {block.lead && <p>{block.lead}</p>}
        {preview}
      </section>
    );
  }
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} title={block.title}>
        {block.lead && (
          <Text size="lead" isQuiet>
            {block.lead}
          </Text>
        )}
      </SectionHead>
      {preview}
    </Section>
  );
}

/** The readers of the page are admitted by every offer of it, whatever the block adds. */
function optionsOf(block: OfferListBlockFragment, pageAudience: OfferListProps['audience']): OfferFilters {
  const { productKind } = block;
  return {
    audiences: [pageAudience, block.audience].filter((audience) => audience != null),
    singlePayment: productKind === 'single_payment',
    instalments: productKind === 'instalments',
    creditLine: productKind === 'credit_line',
    takesApplications: block.onlyTakingApplications,
  };
}

/** The list of all offers for the loan and with the filters of a block. */
export function allOffersHref(block: OfferListBlockFragment, { site, settings }: SiteView): string {
  const { amountDefault, daysDefault } = settings.simulator;
  const loan = { amount: block.amount ?? amountDefault, days: block.days ?? daysDefault };
  return `${publicPath(site, '/offers/')}${searchQuery({ ...loan, filters: filtersOf(block), sort: 'total' })}`;
}

function filtersOf(block: OfferListBlockFragment): OfferFilterName[] {
  return [
    ...(block.onlyAcceptingDefaultRegister ? (['defaultRegister'] as const) : []),
    ...(block.onlyFirstLoanFree ? (['firstLoanFree'] as const) : []),
  ];
}
