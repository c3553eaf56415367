import type { CountryPhones } from '../phones/numbering-plan.ts';

/** Kazakhstan shares its calling code with Russia. Its numbers begin with 6 and 7. */
export const phones: CountryPhones = {
  example: '8 (701) 234 56 78',
  callingCode: '7',
  trunkPrefixes: ['8'],
  ranges: [
    { starts: /^7(?:[047]|6[0-4]|85)/, line: 'mobile', writing: '8 (###) ### ## ##' },
    { starts: /^7[12]/, line: 'fixed', writing: '8 (###) ### ## ##' },
  ],
  elsewhere: /^[3-589]/,
};
