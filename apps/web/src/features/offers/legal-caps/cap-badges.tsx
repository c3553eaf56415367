import type { Cap } from '@prestafaro/countries';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { Icon } from '@/ui/icon/icon';

/** Labels for the legal limits within which a loan is; nothing without one, and never a limit that the country does not have. */
export function CapBadges({ caps, view }: { caps: readonly Cap[]; view: Pick<SiteView, 'messages'> }) {
  return caps.map(({ rule }) => (
    <Badge key={rule} tone="info">
      <Icon name="check" />
      {fill(view.messages.offers.card.withinCap, { rule })}
    </Badge>
  ));
}
