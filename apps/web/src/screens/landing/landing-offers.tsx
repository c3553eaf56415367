import { PersonalNote } from '@/features/offers/personal/personal-note';
import { pagePath } from '@/features/page/load-page';
import { BestOffers } from '@/screens/landing/best-offers';
import type { LandingProps } from '@/screens/landing/landing-props';
import { FlowPage } from '@/shell/page-frame/flow-page';
import { Text } from '@/ui/text/text';

/** `/landing/offers/`: the cheapest offers under the editor's text, and no menu. */
export function LandingOffers({ page, offers, view, children }: LandingProps) {
  return (
    <FlowPage
      title={page.title}
      lead={page.lead}
      path={pagePath(view.site.locale, page)}
      view={view}
      isWide
      after={children}
    >
      {/* R6. */}
      <Text size="note" isQuiet>
        {view.settings.compliance.intermediaryStatement}
      </Text>
      <PersonalNote personal={offers.personal} view={view} />
      <BestOffers offers={offers} level={2} view={view} />
    </FlowPage>
  );
}
