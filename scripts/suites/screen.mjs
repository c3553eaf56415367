// @ts-check
import { Failure } from '../console/failure.mjs';

/**
 * Ends a command that wants to open a window where there is none. On Linux only, because other systems have no such variables.
 * @param {string} option of the command that opens a window, e.g. `--headed`
 * @param {{ platform?: string, environment?: Record<string, string | undefined> }} [machine]
 */
export function requireScreen(option, { platform = process.platform, environment = process.env } = {}) {
  if (platform !== 'linux' || environment.DISPLAY || environment.WAYLAND_DISPLAY) return;
  throw new Failure(`There is no screen for ${option}: DISPLAY and WAYLAND_DISPLAY are empty.`, {
    hint: `Put a virtual one before it: xvfb-run npm test -- … Or leave out ${option}.`,
  });
}
