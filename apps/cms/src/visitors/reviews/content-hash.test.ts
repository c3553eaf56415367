import { expect, test } from 'vitest';
import { contentHash } from './content-hash';

test('capitals, spaces and line breaks make no other text', () => {
  expect(contentHash(' Muy  BUEN\r\nservicio ')).toBe(contentHash('muy buen servicio'));
});

test('another word does', () => {
  expect(contentHash('muy buen servicio')).not.toBe(contentHash('muy mal servicio'));
});
