import type { CountryPhones } from '../phones/numbering-plan.ts';

/** `8 067 …` is the dialling form from before 2009, which many people still write. */
export const phones: CountryPhones = {
  example: '067 123 4567',
  callingCode: '380',
  trunkPrefixes: ['0', '80'],
  ranges: [
    { starts: /^(?:39|50|6[36-8]|7[1-579]|9[1-9])/, line: 'mobile', writing: '0## ### ####' },
    { starts: /^(?:3[1-8]|4[1-8]|5[1-7]|6[12459])/, line: 'fixed', writing: '0## ### ####' },
  ],
};
