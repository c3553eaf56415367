import type { CountryPhones } from '../phones/numbering-plan.ts';

/** 1300, 1700 and 1800 are company lines. */
export const phones: CountryPhones = {
  example: '012-345 6789',
  callingCode: '60',
  trunkPrefixes: ['0'],
  ranges: [
    { starts: /^1(?![378]00)[02-9]/, line: 'mobile', writing: '0##-### ####' },
    { starts: /^1(?:[159]|8(?!00))/, line: 'mobile', writing: '0##-#### ####' },
    { starts: /^3/, line: 'fixed', writing: '0#-#### ####' },
    { starts: /^8/, line: 'fixed', writing: '0##-### ###' },
    { starts: /^[4-79]/, line: 'fixed', writing: '0#-### ####' },
  ],
};
