import { expect, test } from 'vitest';
import { isSupportedNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.20.1'])('accepts Node %s', (version) => {
  expect(isSupportedNode(version)).toBe(true);
});

test.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0', '24.21.0', '26.1.0'])('rejects Node %s', (version) => {
  expect(isSupportedNode(version)).toBe(false);
});
