import { english } from './english';
import type { MailMessages } from './mail-messages';

/** Malaysia: CCRIS of the central bank and the private agencies hold the records, and counselling at AKPK is free. */
export const englishOfMalaysia: MailMessages = {
  ...english,
  applicationDeclined: {
    ...english.applicationDeclined,
    steps: [
      'Ask the lender why.',
      'Check your credit reports: CCRIS, which is free through eCCRIS, and an agency’s such as CTOS. You may see them and have mistakes corrected.',
      'Do not apply to one lender after another: many applications in a short time can count against you.',
      'If you find it hard to pay what you owe, talk to your creditors before you borrow again. AKPK gives counselling free of charge.',
    ],
  },
};
