import type { NumberingPlan } from './numbering-plan.ts';

export const southAfricanNumbers: NumberingPlan = {
  callingCode: '27',
  trunkPrefixes: ['0'],
  ranges: [
    { starts: /^(?:[67]|8[1-5])/, line: 'mobile', writing: '0## ### ####' },
    { starts: /^(?:[1-5]|87)/, line: 'fixed', writing: '0## ### ####' },
  ],
};
