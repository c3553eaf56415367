import { expect, test } from 'vitest';
import { etagOf } from './conditional-answer';

const etag = etagOf('[1,2]');

test('etagOf: is the same for the same body and another for another', () => {
  expect(etagOf('[1,2]')).toBe(etag);
  expect(etagOf('[1,3]')).not.toBe(etag);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
});
