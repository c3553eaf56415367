import { affiliateCodePattern } from '@prestafaro/types/affiliate';
import { expect, test } from 'vitest';
import { newAffiliateCode } from './affiliate-code';

test('newAffiliateCode: makes codes that a link may carry, and no two alike', () => {
  const codes = Array.from({ length: 1000 }, newAffiliateCode);
  for (const code of codes) expect(code).toMatch(affiliateCodePattern);
  expect(new Set(codes).size).toBeGreaterThan(990);
});
