import type { PluralForms } from '@prestafaro/countries';
import type { ProcessMessages } from '@/features/process/messages/shape';

/**
 * South Africa, the Philippines and Malaysia. None of their laws gives every borrower days to withdraw from such a loan, so the texts
 * refer to the signed contract.
 */
export const english: ProcessMessages<PluralForms<'en'>> = {
  progress: {
    done: 'What we have done so far',
    received: 'We received your application on {moment}',
    checking: 'We are looking for offers that fit',
    checkingText:
      'We compare your answers with the requirements each lender publishes. It usually takes a few seconds.',
    checkAgain: 'Check again',
    automaticCheck: 'This page checks by itself every two seconds.',
    checked: 'We compared your answers with {offers} from {lenders}',
    offersChecked: { one: '{count} offer', other: '{count} offers' },
    lendersChecked: { one: '{count} lender', other: '{count} lenders' },
    matching: { one: '{count} offer fits', other: '{count} offers fit' },
    openNow: 'Open to applications now: {count}',
    noneMatching: 'None fits everything you answered',
    toOffers: 'See my offers',
    toAlternatives: 'See other options',
    moving: 'We go on to the next page in a few seconds.',
    stay: 'Stay here',
    stayed: 'You are staying on this page. Go on with the button when you like.',
    awayTitle: 'We cannot look up your application right now',
    awayText: 'What you sent is stored. The problem is on our side and is usually short.',
    retry: 'Try again',
  },
  status: {
    title: 'How your application is going',
    label: 'Status',
    lender: 'Lender: {lender}',
    names: {
      draft: 'Not sent',
      submitted: 'Received',
      offers_shown: 'Offers compared',
      offer_picked: 'Offer chosen',
      under_review: 'Under review',
      approved: 'Approved by the lender',
      declined: 'Declined by the lender',
      signed: 'Contract signed',
      paid_out: 'Money sent',
      withdrawn: 'Withdrawn',
    },
    texts: {
      draft: 'You have not sent it yet.',
      submitted: 'We have it and are looking for offers that fit.',
      offers_shown: 'Your offers are ready. Take your time: none binds you until you sign with the lender.',
      offer_picked:
        'You went to a lender’s website. If you fill in its form, the lender decides. Meanwhile you can look at other offers.',
      under_review: 'The lender has told us that it is assessing your application. It will answer you directly.',
      approved:
        'The lender has told us that it grants you the loan. Read the whole contract before you sign: the lender’s own offer is the one that counts.',
      declined:
        'The lender has told us that it does not grant you the loan. You may ask it why. Do not apply to one lender after another: see first whether another offer fits better.',
      signed:
        'The lender has told us that you have signed. Your contract says whether, and until when, you may still cancel.',
      paid_out: 'The lender has told us that it has sent the money. Keep the contract and the date of each payment.',
      withdrawn: 'You withdrew it. You can make another one whenever you like.',
    },
  },
  picks: {
    one: 'You picked {lender}',
    several: { one: 'You picked {count} lender', other: 'You picked {count} lenders' },
    cost: '{loan} · you repay {total}',
    undecided: 'Receiving it is not approving it: so far we know of no decision.',
    visited: 'You went to its website on {moment}. We sent it nothing: if you fill in its form, {lender} decides.',
    contact: 'How to reach {lender}',
    details: 'See the page of {lender}',
  },
  next: {
    title: 'What happens now',
    delivered: 'Application delivered',
    underWay: 'We are delivering your application',
    form: 'You fill in the application on the website of {lender}',
    ifNotYet: 'If you have not done so yet.',
    answer: '{lender} looks at your case and answers you',
    ask: 'If you have heard nothing by {day}, ask.',
    sign: 'You read the information before the contract and, if you agree, you sign',
    check: 'Check that the total to repay is {total}.',
    checkAny: 'Check the total to repay before you sign.',
    payout: '{lender} sends you the money',
    afterSigning: 'After you sign.',
  },
  refusal: {
    title: 'If the answer is no',
    declined: 'What you can do now',
    text: 'Ask why, and do not send one application after another. These open offers fit what you answered, and you have not asked for them.',
  },
  keep: 'To come back, bookmark this page in this browser. From another one, ask for a link at {page}.',
  withdraw: {
    open: 'Withdraw the application',
    text: 'We stop handling it, and this cannot be undone. We tell the lenders that received it from us that you withdrew it. We cannot erase what they already have: to have it erased, erase your data on the page “Your data” and we tell them, or ask them. If you have filled in a form on a lender’s own site, tell that lender too.',
    confirm: 'Yes, withdraw it',
    done: 'We have withdrawn your application. If a lender received it from us, we are telling it so.',
    notAllowed: 'This application can no longer be withdrawn here. Speak to the lender or write to us.',
    failed: 'We could not withdraw it: it is as it was. Try again in a moment.',
  },
  landing: {
    strangerTitle: 'What to do if no offer fits',
    strangerText:
      'You have not sent an application from this browser, so we have compared nothing with your answers. Begin with the ways out that cost nothing; the list of all offers is at the end.',
    nothingTitle: 'There is no offer for you right now',
    nothingText: 'We would rather tell you than send you off to fill in forms that lead nowhere.',
    whyTitle: 'Why none fits',
    whyText: 'This is indicative: we compare your answers with the requirements each lender publishes.',
    why: '{reason}: {offers}',
    whyOffers: { one: '{count} offer', other: '{count} offers' },
    otherLoanTitle: 'With another amount or period, these fit',
    otherLoanText:
      'These lenders accept the rest of what you answered, and lend something other than what you asked for.',
    otherLoan: 'See offers for {amount} over {days}',
    less: '{value} less',
    more: '{value} more',
    chooseTitle: 'Choose another amount',
    chooseSubmit: 'Go on with this amount',
    checking: 'Checking which offers are available',
    available: 'Open to applications now: {offers} from {lenders}',
    noneAvailable: 'No offer is open to applications right now',
  },
  thankYou: {
    sent: 'What you sent',
    loan: 'Loan application: {amount} over {days}',
    receivedOn: 'Received',
    next: 'What happens now',
    ways: 'Where to go from here',
  },
};
