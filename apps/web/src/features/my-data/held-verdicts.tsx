import type { HeldApplication } from '@prestafaro/types/my-data';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

/** Which offers fit and which do not. An offer that is no longer published has its number. */
export function HeldVerdicts({ matches, view }: { matches: HeldApplication['matches']; view: SiteView }) {
  const { fits, fitsNot, inFile } = view.messages.myData.held.labels;
  if (matches.length === 0) return null;
  const named = (isWanted: boolean) =>
    matches.filter(({ isMatch }) => isMatch === isWanted).map(({ offer, offerId }) => offer ?? `#${offerId}`);
  const sentences = [
    [fits, named(true)],
    [fitsNot, named(false)],
  ] as const;
  return (
    <Text>
      {sentences
        .filter(([, offers]) => offers.length > 0)
        .map(([message, offers]) => `${fill(message, { offers: offers.join(', ') })} `)}
      {inFile}
    </Text>
  );
}
