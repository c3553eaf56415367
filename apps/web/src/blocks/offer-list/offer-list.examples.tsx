import { OfferListView } from '@/blocks/offer-list/offer-list';
import { sampleProps } from '@/blocks/sample-props';
import type { OfferListBlockFragment } from '@/cms/generated/graphql';
import { sampleOffers } from '@/features/offers/sample-offers';
import type { Example } from '@/ui/example';

const block: OfferListBlockFragment = {
  title: 'Ofertas para 300 €',
  lead: 'Lo que devuelves en cada una, a la misma escala.',
  amount: 300,
  days: null,
  limit: 5,
  audience: null,
  productKind: null,
  onlyTakingApplications: false,
  onlyAcceptingDefaultRegister: false,
  onlyFirstLoanFree: false,
};
const loaded = { state: 'loaded', offers: sampleOffers() } as const;

export const examples: Example[] = [
  {
    title: 'Across a page: known, adjusted and unknown costs',
    node: <OfferListView block={block} answer={loaded} {...sampleProps('example-offer-list')} />,
  },
  {
    title: 'Inside an article, filtered',
    node: (
      <OfferListView
        block={{ ...block, title: 'Las que aceptan ASNEF', lead: null, limit: 2, onlyAcceptingDefaultRegister: true }}
        answer={loaded}
        {...sampleProps('example-offer-list-prose')}
        isInProse
      />
    ),
  },
  {
    title: 'No open offer admits the readers of the page',
    node: (
      <OfferListView
        block={{ ...block, title: 'Ofertas que admiten una pensión' }}
        answer={loaded}
        {...sampleProps('example-offer-list-none')}
        audience="pensioner"
      />
    ),
  },
  {
    title: 'The feeds cannot be loaded',
    node: (
      <OfferListView
        block={{ ...block, title: 'Ofertas que no llegan' }}
        answer={{ state: 'failed' }}
        {...sampleProps('example-offer-list-failed')}
      />
    ),
  },
];
