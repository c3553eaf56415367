import type { ConsoleMessage, Page } from '@playwright/test';
import type { SentEvent } from './sent-events.ts';

/** The events of a page on a local host, where they are logged and not sent (specification §7). */
export function watchLoggedEvents(page: Page): SentEvent[] {
  const events: SentEvent[] = [];
  page.on('console', async (message: ConsoleMessage) => {
    if (!message.text().startsWith('Event not sent:')) return;
    // A page that the test has left cannot say any more what it logged.
    const event = await message
      .args()[1]
      ?.jsonValue()
      .catch(() => undefined);
    if (event) events.push(event);
  });
  return events;
}
