import type { Cap } from '../cap.ts';

/** Денна процентна ставка: everything that the loan costs, by day. */
export const ukrainianCaps: readonly Cap[] = [
  {
    id: 'daily-rate',
    figure: 'total-cost',
    limit: { kind: 'percent', percent: 1, per: 'day' },
    since: '2024-08-21',
    source: 'Закон України № 3498-IX, «Про споживче кредитування», ст. 8 ч. 5',
    certainty: 'sourced',
  },
];
