import { expect, test } from 'vitest';
import { requireScreen } from './screen.mjs';

const onLinux = (environment) => () => requireScreen('--headed', { platform: 'linux', environment });

test('refuses a window without a screen, and says how to get one', () => {
  expect(onLinux({ DISPLAY: '' })).toThrow(
    expect.objectContaining({
      message: 'There is no screen for --headed: DISPLAY and WAYLAND_DISPLAY are empty.',
      hint: expect.stringContaining('xvfb-run npm test -- '),
    }),
  );
});

test('allows a window on a screen of X or of Wayland, and on other systems', () => {
  expect(onLinux({ DISPLAY: ':0' })).not.toThrow();
  expect(onLinux({ WAYLAND_DISPLAY: 'wayland-0' })).not.toThrow();
  expect(() => requireScreen('--headed', { platform: 'darwin', environment: {} })).not.toThrow();
});
