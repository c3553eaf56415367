import type { NumberingPlan } from './numbering-plan.ts';

export const vietnameseNumbers: NumberingPlan = {
  callingCode: '84',
  trunkPrefixes: ['0'],
  ranges: [
    { starts: /^[35789]/, line: 'mobile', writing: '0### ### ###' },
    { starts: /^2[48]/, line: 'fixed', writing: '0## #### ####' },
    { starts: /^2/, line: 'fixed', writing: '0### #### ###' },
  ],
};
