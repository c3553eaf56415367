import type { CountryPhones } from '../phones/numbering-plan.ts';

export const phones: CountryPhones = {
  example: '0917 123 4567',
  callingCode: '63',
  trunkPrefixes: ['0'],
  ranges: [
    { starts: /^(?:9|81[37]|89[5-8])/, line: 'mobile', writing: '0### ### ####' },
    { starts: /^2/, line: 'fixed', writing: '(0#) #### ####' },
    { starts: /^(?:[3-7]|8[2-8])/, line: 'fixed', writing: '(0##) ### ####' },
  ],
};
