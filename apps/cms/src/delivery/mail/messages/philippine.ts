import { english } from './english';
import type { MailMessages } from './mail-messages';

/** The Philippines: the yearly cost is the effective interest rate there, as its pages call it. */
export const philippine: MailMessages = {
  ...english,
  offersThatFit: {
    ...english.offersThatFit,
    where:
      'The page of your application shows which they are and why they fit, each with its effective interest rate (EIR) and a representative example.',
  },
};
