import type { CountryPhones } from '../phones/numbering-plan.ts';

export const phones: CountryPhones = {
  example: '612 34 56 78',
  callingCode: '34',
  trunkPrefixes: [],
  ranges: [
    { starts: /^(?:6|7[1-48])/, line: 'mobile', writing: '### ## ## ##' },
    { starts: /^(?:[89][1-8]|40)/, line: 'fixed', writing: '### ## ## ##' },
  ],
};
