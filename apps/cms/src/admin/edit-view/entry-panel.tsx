import { Flex } from '@strapi/design-system';
import { editorialTypeOf } from '../../content/content-types';
import { ClaimsNotice } from './claims-notice';
import { DeliveryTest } from './delivery-test';
import type { SidePanel } from './document-action';
import { ExperimentPanel } from './experiment-panel';
import { PlanPanel } from './plan-panel';
import { RedirectsHere } from './redirects-here';
import { ReviewPanel } from './review-panel';
import { VersionsPanel } from './versions/versions-panel';

/**
 * Plans, advice and versions of an entry: beside the form, or in the drawer of a narrow screen, which scrolls. In Strapi's place for links,
 * above the drawer, they pushed the buttons that save and publish out of such a screen.
 */
export const EntryPanel: SidePanel = ({ model }) =>
  editorialTypeOf(model) === null ? null : { title: 'Sobre esta entrada', content: <EntryParts /> };

function EntryParts() {
  return (
    // An address has no place to break, and is wider than the panel.
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" style={{ overflowWrap: 'anywhere' }}>
      <PlanPanel />
      <RedirectsHere />
      <ReviewPanel />
      <ExperimentPanel />
      <ClaimsNotice />
      <DeliveryTest />
      <VersionsPanel />
    </Flex>
  );
}
