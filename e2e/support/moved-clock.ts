import type { BrowserContext } from '@playwright/test';

export const minute = 60;
export const day = 24 * 60 * minute;

/**
 * Moves the time of a browser on, in seconds: `Date` in its pages by the clock of Playwright, and the ends of its cookies. The browser
 * ends cookies by the time of the machine, which no test can move, so each cookie gets an end that is earlier by as much, and a cookie
 * whose end has come is deleted. Call it once a test has finished with the pages as they are; the next load has the new time.
 */
export function movableClock(context: BrowserContext): { advance(seconds: number): Promise<void> } {
  const started = Date.now();
  let moved = 0;
  return {
    advance: async (seconds) => {
      moved += seconds;
      await context.clock.setFixedTime(started + moved * 1000);
      const cookies = await context.cookies();
      await context.clearCookies();
      const kept = cookies.map((cookie) => ({ ...cookie, expires: cookie.expires - seconds }));
      await context.addCookies(kept.filter(({ expires }) => expires > Date.now() / 1000));
    },
  };
}
