import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const english: ClickOutMessages = {
  exit: {
    action: 'Go to the lender',
    limitedTitle: 'Too many clicks in a row',
    limitedText: 'Many clicks came from your connection in a short time. Try again in {minutes}.',
    closedText:
      '{offer} is not taking applications at the moment. We have not sent you to its website because you could not apply there.',
  },
  transition: {
    title: 'You are leaving for {lender}',
    lead: 'From here everything happens on the website of {lender}: its form, its conditions and its decision.',
    passTitle: 'What we pass on',
    passText:
      'The number of this click and, if there are any, the codes of the campaign that brought you and of the version of our pages that you see in an experiment. The click carries nothing about you: no name, no document, no answers.',
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
  delivery: {
    choose: 'Choose this offer',
    byUs: 'If you choose it, you can send your application from here.',
    byLink: 'You apply on its website: we do not send it your application.',
    title: 'Send your application to {lender}',
    lead: 'You decide: send the application you have already made, or go to the website without sending anything.',
    sent: {
      title: 'Your application to {lender}',
      lead: 'Here you see how it stands.',
    },
    whatTitle: 'What the lender will get',
    whatText: 'If you press the button, we send {lender} these details of your application and nothing else:',
    parts: {
      loan: 'the amount and the term you asked for',
      name: 'first and last name',
      birthDate: 'date of birth',
      contact: 'email and phone number',
      income: 'monthly income and what you live on',
      document: 'type and number of your identity document',
      account: 'the account to receive the money',
    },
    after:
      '{lender} assesses it, answers you, and is responsible for these details from then on. Nothing binds you until you sign.',
    send: 'Send my application to {lender}',
    without: 'Go to {lender} without sending it',
    lendersTitle: 'Your application at each lender',
    picked: 'You have chosen an offer. Below you see what has become of your application.',
    states: {
      waiting:
        'Your application is on its way to {lender}. If its server does not answer, we keep trying for three days.',
      accepted: '{lender} has received your application and will answer you directly.',
      refused: 'The server of {lender} did not accept your application. You can apply on its website.',
      given_up: 'We could not deliver your application to {lender}. You can apply on its website.',
      cancelled: 'We did not send your application to {lender}.',
      unconfirmed:
        '{lender} has not confirmed that it received your application, but it may have it. You can also apply on its website.',
    },
    has: '{lender} has your application.',
    mayHave: '{lender} may have your application: it has not confirmed that.',
    notices: {
      withdrawn: {
        waiting: 'We are telling the lender that you withdrew it.',
        arrived: 'The lender has received our notice that you withdrew it.',
        failed: 'We could not tell the lender that you withdrew it: please tell the lender yourself.',
      },
      ended: {
        waiting: 'We are telling the lender that you no longer need it.',
        arrived: 'The lender has received our notice that you no longer need it.',
        failed: 'We could not tell the lender that you no longer need it: please tell the lender yourself.',
      },
    },
    notSent: 'It was not sent',
    problems: {
      changed: 'What {lender} receives has changed. Look at the list again and decide.',
      closed:
        'Your application can no longer be sent to {lender}: it is withdrawn or finished, does not fit the offer, or you took back your permission.',
      limited: 'Many applications came from your connection in a short time. Try again later.',
      away: 'The problem is on our side and is usually short: try the button again.',
    },
    formNote:
      'If that lender receives applications from us, we tell you which details it gets before we send anything. They may be: {parts}. If it does not, we only take you to its website and send it nothing.',
  },
};
