import type { CountryPhones } from '../phones/numbering-plan.ts';

export const phones: CountryPhones = {
  example: '0912 345 678',
  callingCode: '84',
  trunkPrefixes: ['0'],
  ranges: [
    { starts: /^[35789]/, line: 'mobile', writing: '0### ### ###' },
    { starts: /^2[48]/, line: 'fixed', writing: '0## #### ####' },
    { starts: /^2/, line: 'fixed', writing: '0### #### ###' },
  ],
};
