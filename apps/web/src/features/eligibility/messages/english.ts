import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const english: EligibilityMessages = {
  legend: 'Tick what applies to you',
  weight: 'Adds {percent}',
  submit: 'See the result',
  orientative:
    'This is only a guide and not a credit decision: it adds up what you tick, looks up nothing about you and stores nothing. The lender decides.',
  human: 'Ask a person',
};
