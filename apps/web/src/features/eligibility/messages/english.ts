import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const english: EligibilityMessages = {
  met: 'You meet {met} of {all} basic requirements',
  otherFacts: {
    legend: 'What the percentage does not look at',
    register: {
      label: 'I have a default or judgment on my credit record',
      text: 'Most lenders refuse, and those that consider it usually charge more. The percentage stays the same, but your options do not.',
    },
    noIncome: {
      label: 'I have no income of my own',
      text: 'The lender has to check that you can repay. Without income the usual answer is no, even if you meet everything else.',
    },
  },
  legend: 'Tick what applies to you',
  weight: 'Adds {percent}',
  submit: 'See the result',
  orientative:
    'This is only a guide and not a credit decision: it adds up what you tick, looks up nothing about you and stores nothing. The lender decides.',
  human: 'Ask a person',
};
