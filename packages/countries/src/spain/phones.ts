import type { NumberingPlan } from './numbering-plan.ts';

export const spanishNumbers: NumberingPlan = {
  callingCode: '34',
  trunkPrefixes: [],
  ranges: [
    { starts: /^(?:6|7[1-48])/, line: 'mobile', writing: '### ## ## ##' },
    { starts: /^(?:[89][1-8]|40)/, line: 'fixed', writing: '### ## ## ##' },
  ],
};
