import { expect, test } from 'vitest';
import { contentHash } from './content-hash';

test('contentHash: ignores capitals, spaces and line breaks', () => {
  expect(contentHash(' Muy  BUEN\r\nservicio ')).toBe(contentHash('muy buen servicio'));
});

test('contentHash: differs for another word', () => {
  expect(contentHash('muy buen servicio')).not.toBe(contentHash('muy mal servicio'));
});
