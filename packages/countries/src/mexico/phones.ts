import type { CountryPhones } from '../phones/numbering-plan.ts';

/**
 * Ten digits for every call since August 2019. Address books still have the former 1 after +52 and the prefixes 044, 045 and
 * 01.
 */
export const phones: CountryPhones = {
  example: '55 1234 5678',
  callingCode: '52',
  trunkPrefixes: ['044', '045', '01', '1'],
  ranges: [
    { starts: /^(?:33|5[56]|81)/, line: 'unknown', writing: '## #### ####' },
    { starts: /^(?!300|500|800|888|900)[2-9]/, line: 'unknown', writing: '### ### ####' },
  ],
};
