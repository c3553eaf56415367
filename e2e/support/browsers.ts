import type { LaunchOptions } from '@playwright/test';

/** Chromium's sandbox refuses to run as root, and a container runs as root. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

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
