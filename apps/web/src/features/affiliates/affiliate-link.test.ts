import { expect, it } from 'vitest';
import { affiliateLink, linkLabelPattern } from '@/features/affiliates/affiliate-link';

it('names the affiliate, and the label as the campaign', () => {
  expect(affiliateLink('/calculadora/', 'a-7k3m9x', '')).toBe('/calculadora/?aff=a-7k3m9x');
  expect(affiliateLink('/', 'a-7k3m9x', 'boletin_11')).toBe('/?aff=a-7k3m9x&utm_campaign=boletin_11');
});

it.each(['boletin.11', 'A-b_C', ''])('accepts the label «%s»', (label) => {
  expect(linkLabelPattern.test(label)).toBe(true);
});

it.each(['ana@example.com', 'dos palabras', 'otoño', 'a&b=c', 'x'.repeat(41)])('refuses the label «%s»', (label) => {
  expect(linkLabelPattern.test(label)).toBe(false);
});
