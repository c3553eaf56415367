import { tabIds } from '@/features/lenders/anchors';
import type { GuideContent } from '@/features/lenders/load-guide';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { Tabs } from '@/ui/tabs/tabs';

/** The tabs of specification §2, «Entidad» and «Opiniones», named by the guide's editor. */
export function LenderTabs({ guide, view }: { guide: GuideContent | undefined; view: SiteView }) {
  const { tabs } = view.messages.lenders;
  return (
    <Container>
      <Tabs
        label={tabs.label}
        items={[
          { id: tabIds.entity, label: guide?.entityLabel ?? tabs.entity },
          { id: tabIds.reviews, label: guide?.opinionsLabel ?? tabs.reviews },
        ]}
      />
    </Container>
  );
}
