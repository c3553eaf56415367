import type { CountryPhones } from '../phones/numbering-plan.ts';

/** Kazakhstan has 6 and 7 of the calling code that it shares with Russia. */
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
