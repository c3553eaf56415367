import type { CountryPhones } from '../phones/numbering-plan.ts';

export const phones: CountryPhones = {
  example: '082 123 4567',
  callingCode: '27',
  trunkPrefixes: ['0'],
  ranges: [
    { starts: /^(?:[67]|8[1-5])/, line: 'mobile', writing: '0## ### ####' },
    { starts: /^(?:[1-5]|87)/, line: 'fixed', writing: '0## ### ####' },
  ],
};
