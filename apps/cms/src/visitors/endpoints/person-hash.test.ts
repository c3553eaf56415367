import { expect, test } from 'vitest';
import { personHash } from './person-hash';

test('personHash: is the same for one household, another for another, and depends on the secret', () => {
  const hash = personHash('secret', '2001:db8:1:2::9');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(personHash('secret', '2001:db8:1:2:ffff::1')).toBe(hash);
  expect(personHash('secret', '2001:db8:1:3::9')).not.toBe(hash);
  expect(personHash('another', '2001:db8:1:2::9')).not.toBe(hash);
});
