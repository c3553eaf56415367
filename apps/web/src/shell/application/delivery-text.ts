import type { ShownDelivery } from '@prestafaro/types/application';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';

type Told = Pick<ShownDelivery, 'lender' | 'state' | 'hasIt' | 'isDecided' | 'notice'>;

/** How the application stands at a lender, in a sentence or two. */
export function deliveryText({ lender, state, hasIt, isDecided, notice }: Told, { messages }: SiteView): string {
  const { states, has, mayHave, notices } = messages.clickOut.delivery;
  const possession = fill(hasIt ? has : mayHave, { lender });
  if (state === 'withdrawn' || state === 'ended')
    return notice ? `${possession} ${notices[state][notice]}` : possession;
  return state === 'accepted' && isDecided ? possession : fill(states[state], { lender });
}
