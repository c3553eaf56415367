/**
 * What a refused request is told on a page of the site: what was sent is too long, did not arrive as a form of ours, its
 * address is broken, its address is one of a file that does not exist, or a choice about tracking could not be
 * stored.
 */
export const refusalScreens = ['too-long', 'form', 'address', 'file', 'consent'] as const;

/** `clicks-2`: too many clicks on offers; the visitor may click again in two minutes. */
export type ClicksScreen = `clicks-${number}`;

export type RefusalScreen = (typeof refusalScreens)[number] | ClicksScreen;

export function isRefusalScreen(text: string | null): text is RefusalScreen {
  return (refusalScreens as readonly (string | null)[]).includes(text) || (text !== null && isClicksScreen(text));
}

export function isClicksScreen(text: string): text is ClicksScreen {
  return /^clicks-[1-9]\d{0,3}$/.test(text);
}

/** Minutes to wait, as the name of the screen states them. */
export function minutesOf(screen: ClicksScreen): number {
  return Number(screen.slice('clicks-'.length));
}

/** Whether the sender is a browser that shows a page. A script of ours gets the text, and keeps what was typed. */
export function wantsPage(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') === true;
}
