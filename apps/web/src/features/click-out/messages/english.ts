import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const english: ClickOutMessages = {
  exit: {
    action: 'Go to the lender',
    limitedTitle: 'Too many clicks in a row',
    limitedText: 'Many clicks came from your connection in a short time. Try again in {minutes}.',
  },
  transition: {
    title: 'You are leaving for {lender}',
    lead: 'From here everything happens on the website of {lender}: its form, its conditions and its decision.',
    passTitle: 'What we pass on',
    passText:
      'The number of this click and, if there are any, the codes of the campaign that brought you. Nothing about you: no name, no document, no answers.',
    asksTitle: 'What it will ask you',
    asksText:
      'Usually your identity document, how to reach you, your income and the account to pay the money into. Before you sign it has to give you the cost of the loan in writing.',
    costTitle: 'What it costs',
    action: 'Go to {lender}',
    lenderPage: 'Read about {lender}',
    back: 'Back to the offers',
    outageTitle: 'We could not open the way out',
    outageText: 'Nothing was sent to anybody. The problem is on our side and is usually short: try the button again.',
    goneTitle: 'That offer is no longer in the list',
    goneText: 'The lender may have taken it back. These are the others.',
  },
};
