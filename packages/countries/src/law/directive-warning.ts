import type { CreditWarning } from './consumer-protection.ts';
import type { DatedValue } from './dated.ts';

/** The warning of the directive on consumer credit, which every country of the European Union has in its own words. */
export const directiveWarning = (value: CreditWarning): readonly DatedValue<CreditWarning>[] => [
  { value, since: '2026-11-20', source: 'Directive (EU) 2023/2225, article 8(1)', certainty: 'to-verify' },
];
