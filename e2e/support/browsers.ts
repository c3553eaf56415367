import type { LaunchOptions } from '@playwright/test';

/** A browser of a person. Without a window Chromium names itself `HeadlessChrome`, whose clicks do not count. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

export const chromiumArguments = [
  `--user-agent=${USER_AGENT}`,
  // Chromium's sandbox refuses to run as root, and a container runs as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The fixture `launchOptions` of tests that need the whole browser: the headless shell has no notifications and no back/forward
 * cache.
 */
export async function wholeBrowser(
  { launchOptions }: { launchOptions: LaunchOptions },
  use: (options: LaunchOptions) => Promise<void>,
): Promise<void> {
  await use({ ...launchOptions, executablePath: process.env.WHOLE_CHROMIUM_PATH });
}
