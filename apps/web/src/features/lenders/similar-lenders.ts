import type { LenderRowFacts } from '@/features/lenders/load-lenders';

/** What lenders are compared by: the facts of a list, and the types of their offers. */
export interface ComparedLender extends Pick<LenderRowFacts, 'slug'> {
  readonly conditions: Pick<LenderRowFacts['conditions'], 'minAmount' | 'maxAmount' | 'minDays' | 'maxDays'>;
  readonly criteria: LenderRowFacts['criteria'];
}

/** The product types of the offers of each lender, by slug. */
export type ProductTypes = ReadonlyMap<string, ReadonlySet<string>>;

const most = 3;

/**
 * The lenders most like one, at most three, never the lender itself. The rule is the same on every site, and payments play no part
 * (R8): up to one point each for the share of the amounts that both lend, the share of the terms, and the share of the product types
 * that both offer; one point if both accept, or both refuse, people in the default register. An unknown fact gives no point. Lenders
 * without a common amount or a common term are left out. Most points first; equals keep the order of the list, which is alphabetical.
 */
export function similarLenders<Lender extends ComparedLender>(
  own: ComparedLender,
  listed: readonly Lender[],
  products: ProductTypes,
): Lender[] {
  const rated = listed.flatMap((lender) => {
    const points = lender.slug === own.slug ? undefined : likeness(own, lender, products);
    return points === undefined || points === 0 ? [] : [{ lender, points }];
  });
  return rated
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ lender }) => lender);
}

/** Undefined for lenders without a common loan. */
function likeness(own: ComparedLender, other: ComparedLender, products: ProductTypes): number | undefined {
  const a = own.conditions;
  const b = other.conditions;
  const amounts = commonShare([a.minAmount, a.maxAmount], [b.minAmount, b.maxAmount]);
  const terms = commonShare([a.minDays, a.maxDays], [b.minDays, b.maxDays]);
  if (amounts === undefined || terms === undefined) return undefined;
  const [ownRegister, otherRegister] = [own.criteria.acceptsDefaultRegister, other.criteria.acceptsDefaultRegister];
  const register = ownRegister !== null && ownRegister === otherRegister ? 1 : 0;
  return amounts + terms + commonTypes(products.get(own.slug), products.get(other.slug)) + register;
}

type Range = readonly [min: number | null, max: number | null];

/** The common part of two ranges as a share of both together, from 0 to 1; 0 if a limit is unknown, undefined without a common part. */
function commonShare([minA, maxA]: Range, [minB, maxB]: Range): number | undefined {
  const isApart = isAbove(minA, maxB) || isAbove(minB, maxA);
  if (isApart) return undefined;
  if (minA === null || maxA === null || minB === null || maxB === null) return 0;
  // A range of one value is a common part too.
  const common = Math.min(maxA, maxB) - Math.max(minA, minB) + 1;
  return common / (Math.max(maxA, maxB) - Math.min(minA, minB) + 1);
}

const isAbove = (min: number | null, max: number | null) => min !== null && max !== null && min > max;

function commonTypes(own: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const all = new Set([...own, ...other]);
  return all.size === 0 ? 0 : [...own].filter((type) => other.has(type)).length / all.size;
}
