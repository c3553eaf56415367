import { describe, expect, it } from 'vitest';
import { type ComparedLender, type ProductTypes, similarLenders } from '@/features/lenders/similar-lenders';

type Facts = Partial<ComparedLender['conditions']> & { register?: boolean | null };

const lender = (slug: string, { register = null, ...conditions }: Facts = {}): ComparedLender => ({
  slug,
  conditions: { minAmount: 100, maxAmount: 1000, minDays: 91, maxDays: 120, ...conditions },
  criteria: { acceptsDefaultRegister: register },
});
const noTypes: ProductTypes = new Map();
const own = lender('own');

const slugsOf = (others: readonly ComparedLender[], types = noTypes, of = own) =>
  similarLenders(of, others, types).map(({ slug }) => slug);

describe('similarLenders', () => {
  it('never names the lender itself, and three at most', () => {
    const others = ['a', 'b', 'own', 'c', 'd'].map((slug) => lender(slug));
    expect(slugsOf(others)).toEqual(['a', 'b', 'c']);
  });

  it('puts the larger common part of amounts and of terms first', () => {
    expect(slugsOf([lender('half', { maxAmount: 550 }), lender('same')])).toEqual(['same', 'half']);
    expect(slugsOf([lender('longer', { maxDays: 365 }), lender('same')])).toEqual(['same', 'longer']);
  });

  it('leaves out lenders without a common amount or term', () => {
    const apart = [
      lender('large', { minAmount: 1001, maxAmount: 5000 }),
      lender('long', { minDays: 121, maxDays: 365 }),
    ];
    expect(slugsOf(apart)).toEqual([]);
    expect(slugsOf([lender('touches', { minAmount: 1000, maxAmount: 5000 })])).toEqual(['touches']);
  });

  it('counts the same treatment of people in the register, and an unknown one for nothing', () => {
    const others = [lender('unknown'), lender('refuses', { register: false }), lender('accepts', { register: true })];
    expect(slugsOf(others, noTypes, lender('own', { register: true }))[0]).toBe('accepts');
    expect(slugsOf(others)).toEqual(['unknown', 'refuses', 'accepts']);
  });

  it('counts the product types that both offer', () => {
    const types: ProductTypes = new Map([
      ['own', new Set(['microcredit'])],
      ['loans', new Set(['loan'])],
      ['small', new Set(['microcredit'])],
    ]);
    expect(slugsOf([lender('loans'), lender('small')], types)).toEqual(['small', 'loans']);
  });

  it('gives no point for unknown limits, and leaves out a lender of which nothing is known', () => {
    const unknown = { minAmount: null, maxAmount: null, minDays: null, maxDays: null };
    expect(slugsOf([lender('unknown', unknown), lender('known', { maxAmount: 200 })])).toEqual(['known']);
  });

  it('keeps the order of the list for equals', () => {
    expect(slugsOf([lender('a'), lender('b')])).toEqual(['a', 'b']);
    expect(slugsOf([lender('b'), lender('a')])).toEqual(['b', 'a']);
  });
});
