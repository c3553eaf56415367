// @ts-check
import { Failure } from '../console/failure.mjs';

/**
 * Ends a command whose option opens a window, if the machine has no screen. Only on Linux: other systems do not have these variables.
 * @param {string} option of the command that opens a window, e.g. `--headed`
 * @param {{ platform?: string, environment?: Record<string, string | undefined> }} [machine]
 */
export function requireScreen(option, { platform = process.platform, environment = process.env } = {}) {
  if (platform !== 'linux' || environment.DISPLAY || environment.WAYLAND_DISPLAY) return;
  throw new Failure(`There is no screen for ${option}: DISPLAY and WAYLAND_DISPLAY are empty.`, {
    hint: `Put a virtual one before it: xvfb-run npm test -- … Or leave out ${option}.`,
  });
}
