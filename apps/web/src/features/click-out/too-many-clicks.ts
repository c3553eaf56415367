import type { Site } from '@prestafaro/countries';
import { fill, fillCount } from '@/messages/fill';
import type { Messages } from '@/messages/message-shape';

/** Tells a visitor that too many clicks on offers came from one connection, and when to click again. */
export function tooManyClicks(
  site: Site,
  minutes: number,
  { clickOut, units }: Messages,
): { readonly title: string; readonly text: string } {
  const { limitedTitle: title, limitedText } = clickOut.exit;
  return { title, text: fill(limitedText, { minutes: fillCount(site.language, minutes, units.minutes) }) };
}
