import type { CountryPhones } from '../phones/numbering-plan.ts';

export const phones: CountryPhones = {
  example: '512 345 678',
  callingCode: '48',
  trunkPrefixes: ['0'],
  ranges: [
    { starts: /^(?:21|45|5[0137]|6[069]|7[2389]|88)/, line: 'mobile', writing: '### ### ###' },
    {
      starts: /^(?:1[2-8]|2[2-69]|3[02-49]|4[1-8]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])/,
      line: 'fixed',
      writing: '## ### ## ##',
    },
  ],
};
