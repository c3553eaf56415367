import type { Cap } from '../law/cap.ts';
import type { CountryLaw } from '../law/country-law.ts';

/** Денна процентна ставка: the total cost of the loan per day. */
const caps: readonly Cap[] = [
  {
    id: 'daily-rate',
    rule: 'Закон № 3498-IX',
    figure: 'total-cost',
    limit: { kind: 'percent', percent: 1, per: 'day' },
    since: '2024-08-21',
    source: 'Закон України № 3498-IX, «Про споживче кредитування», ст. 8 ч. 5',
    certainty: 'sourced',
    nameIn: {
      ru: {
        rule: 'Закон № 3498-IX',
        source: 'Закон Украины № 3498-IX, «О потребительском кредитовании», ст. 8 ч. 5',
      },
    },
  },
];

export const law: CountryLaw = {
  minimumAge: [{ value: 18, since: '2004-01-01', source: 'Цивільний кодекс України, ст. 34', certainty: 'to-verify' }],
  aprName: [
    {
      value: 'РРПС',
      since: '2017-06-10',
      source: 'Закон України «Про споживче кредитування» № 1734-VIII, ст. 1',
      certainty: 'to-verify',
    },
  ],
  caps,
  earlyRepaymentCap: [
    {
      value: { overYearPercent: 0, lastYearPercent: 0, isLimitedToInterest: false },
      since: '2017-06-10',
      source: 'Закон України «Про споживче кредитування» № 1734-VIII, ст. 16',
      certainty: 'to-verify',
    },
  ],
};
