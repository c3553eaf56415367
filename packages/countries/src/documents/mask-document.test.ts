import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskDocument } from './mask-document.ts';

test.each([
  ['12345678Z', '•••• 78Z'],
  ['12.345.678-z', '•••• 78Z'],
  ['HEGG560427MVZRRL04', '•••• RL04'],
  ['12', '••••'],
  ['', '••••'],
])('maskDocument: shows %s as %s', (text, mask) => {
  expect(maskDocument(text)).toBe(mask);
});

test('maskDocument: shows at most a third of a number, and hides its length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,25}$/), (text) => {
      const shown = maskDocument(text).replace('•••• ', '').replace('••••', '');
      expect(text.endsWith(shown)).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(Math.min(4, text.length / 3));
    }),
  );
});
