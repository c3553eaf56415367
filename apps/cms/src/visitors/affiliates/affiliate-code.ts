import { randomInt } from 'node:crypto';

/** Without the letters and digits that are easily confused, as `affiliateCodePattern` of packages/types says. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 6;

/** `a-7k3m9x`: one of 887 million, so that a mistyped code is hardly ever that of another affiliate. */
export function newAffiliateCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `a-${letters.join('')}`;
}
