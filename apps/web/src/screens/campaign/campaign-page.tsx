import type { ReactNode } from 'react';
import type { OffersAnswer } from '@/features/offers/load-offers';
import { OffersPreview } from '@/features/offers/offers-preview';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { EmptyPage } from '@/shell/page-frame/empty-page';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { Section } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

export interface CampaignPageProps {
  page: PageContent;
  /** Undefined if the editor has placed offers among the blocks. */
  offers: OffersAnswer | undefined;
  view: SiteView;
  /** The blocks of the page; the first is the hero with its form. */
  children: ReactNode;
}

/** The number of offers on the campaign's landing page (decisions, "Routing"). */
const best = 3;

/** `/main/`: the hero with its form, the three cheapest offers, the warning, and no menu that would lead away. */
export function CampaignPage({ page, offers, view, children }: CampaignPageProps) {
  const opensWithHero = page.blocks?.[0]?.__typename === 'ComponentBlocksHero';
  const { amountDefault, daysDefault } = view.settings.simulator;
  return (
    <EmptyPage frame={view} path={pagePath(view.site.locale, page)} opensAtNight={opensWithHero}>
      {!opensWithHero && (
        <Container>
          <h1>{page.title}</h1>
          {page.lead && (
            <Text size="lead" isQuiet>
              {page.lead}
            </Text>
          )}
        </Container>
      )}
      {children}
      {offers && (
        <Section>
          <OffersPreview
            answer={offers}
            amount={amountDefault}
            days={daysDefault}
            limit={best}
            filters={[]}
            hasExample={opensWithHero}
            view={view}
          />
        </Section>
      )}
    </EmptyPage>
  );
}
