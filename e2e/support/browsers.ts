/** Chromium's sandbox refuses to run as root, and a container runs as root. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * The options of a file whose tests need the whole browser: the headless shell has no notifications and no back/forward cache.
 * They start a browser of their own, so `test.use` takes them at the top of a file only.
 */
export const wholeBrowser = {
  launchOptions: { executablePath: process.env.WHOLE_CHROMIUM_PATH, args: chromiumArguments },
};
