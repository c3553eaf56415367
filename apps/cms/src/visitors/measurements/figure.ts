import { FEW, FEWEST, type Figure } from './report';

/** A number of people, or that they are too few to be told. @param persons at most so many are behind the number */
export function figure(count: number, persons: number): Figure {
  return count > 0 && Math.min(count, persons) < FEWEST ? FEW : count;
}

/** A sum of money that so many persons brought. */
export const money = (cents: number, persons: number): Figure => (persons > 0 && persons < FEWEST ? FEW : cents);
