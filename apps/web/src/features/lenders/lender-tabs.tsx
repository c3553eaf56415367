import { tabIds } from '@/features/lenders/anchors';
import type { GuideContent } from '@/features/lenders/load-guide';
import { ContentsMark } from '@/site/contents-mark';
import type { SiteView } from '@/site/site-view';
import { Container } from '@/ui/container/container';
import { Tabs } from '@/ui/tabs/tabs';

const navId = 'lender-tabs';

/**
 * The info tabs of specification §2, «Entidad» and «Opiniones», named by the guide's editor. They are anchors: both
 * parts stand on the page, so that they work without JavaScript and are found by the browser's search.
 */
export function LenderTabs({ guide, view }: { guide: GuideContent | undefined; view: SiteView }) {
  const { tabs } = view.messages.lenders;
  return (
    <Container id={navId}>
      <Tabs
        label={tabs.label}
        items={[
          { href: `#${tabIds.entity}`, label: guide?.entityLabel ?? tabs.entity, isCurrent: true },
          { href: `#${tabIds.opinions}`, label: guide?.opinionsLabel ?? tabs.opinions },
        ]}
      />
      <ContentsMark navId={navId} />
    </Container>
  );
}
