import type { MailMessages } from './mail-messages';
import { payoutBrands } from './payout-brands';

export const english: MailMessages = {
  greeting: 'Hello,',
  status: {
    lender: (name) => `Lender: ${name}`,
    link: 'See my application',
    hint: 'The link is personal: it opens your application without a password for 7 days, on any device. Do not forward it. If it has expired, open it anyway: you can then ask for a new one.',
  },
  footer: {
    application: (siteName) =>
      `You are receiving this message because somebody used this email address to apply on ${siteName}. It is a notice about that application, not advertising.`,
    comment: (siteName) =>
      `You are receiving this message because somebody used this email address to write a comment on ${siteName}. It is not advertising.`,
    unsubscribed: (siteName) =>
      `You are receiving this message because somebody asked on ${siteName} that we send no advertising to this address. It is a single notice, not advertising.`,
    offers: (siteName) =>
      `You are receiving this message because you agreed to receive offers when you applied on ${siteName}. It is advertising from ${siteName}.`,
    contact: (email) => `If you have questions, or if it was not you, write to us at ${email}.`,
  },
  myData: {
    reason: (siteName) =>
      `You are receiving this message because somebody asked on ${siteName} what is held about this email address. It is not advertising.`,
    subject: 'The data we hold about you',
    held: 'Somebody asked us for the data we hold about this email address. The button opens a page with all of it. There you can download it or have it erased.',
    link: 'See my data',
    hint: 'The link is personal: do not forward it. It works for one hour, on any device. If it was not you who asked, you need not do anything: nobody but you can open the page.',
    nothing:
      'Somebody asked us for the data we hold about this email address. We hold none. If you used another address with us, ask for the data of that one.',
  },
  erasureReceipt: {
    reason: (siteName) =>
      `You are receiving this message because somebody asked on ${siteName} to have the data of this email address erased. It is not advertising.`,
    subject: 'We have erased your data',
    subjectWithKept: 'We have erased your data, except what we must keep',
    erased: (id) =>
      `We have erased the data of this email address. The number of the receipt is ${id}. Its page says what was erased, and what we must keep and why. It holds nothing about you.`,
    link: 'See the receipt',
    last: 'This is the last message we send to this address about that data.',
  },
  erasedComment: { name: 'Anonymous', text: 'The author has removed this comment.' },
  statusLink: {
    subject: 'Your new link to your application',
    text: 'You asked for a new link to your application. Here it is.',
  },
  applicationReceived: {
    subject: 'We have received your application',
    received: (amount) => `We have received your application for a loan of ${amount}.`,
    next: 'We compare it with the requirements that each lender publishes. The page of your application shows which offers fit, and why. We will write to you when the lender tells us something.',
    decision:
      'We do not lend money: the lender you choose decides. Nothing binds you until you sign a contract with that lender.',
  },
  statusChanged: {
    under_review: {
      subject: 'Your application is under review',
      text: 'The lender has told us that it is assessing your application. It will answer you directly.',
    },
    signed: {
      subject: 'The lender says that you have signed',
      text: 'The lender has told us that you have signed. Your contract says whether, and until when, you may still cancel. If you have signed nothing, tell the lender at once.',
    },
    paid_out: {
      subject: 'The lender has sent the money',
      text: 'The lender has told us that it has sent the money. Keep the contract and the date of each payment.',
    },
    withdrawn: {
      subject: 'Your application has been withdrawn',
      text: 'Your application has been withdrawn, and we no longer handle it. We tell the lenders that received it from us. If you filled in a form on a lender’s own site, tell that lender too.',
    },
  },
  applicationApproved: {
    subject: 'The lender has approved your application',
    approved: (amount) => `The lender has told us that it approves your application for ${amount}.`,
    sender:
      'This notice comes from us, not from the lender: we compare loans and do not lend money. It is not a contract. The terms that count are those the lender sends you.',
    next: 'Before you sign, read the whole contract: the total cost, the total you will repay and the date of each payment. If something differs from what you were told, ask the lender.',
  },
  affiliate: {
    footer: (siteName) =>
      `You are receiving this message because somebody used this email address to ask to join the affiliate programme of ${siteName}. It is not advertising.`,
    hint: 'The link is personal and valid for 30 days. Do not forward it. If it has expired, open it anyway: you can then ask for a new one.',
    pageLink: 'See my affiliate page',
    request: {
      subject: 'Confirm your affiliate request',
      received: 'We have received a request for our affiliate programme with this email address.',
      confirm:
        'Open the link and confirm with the button that the address is yours. Until then we do not decide on the request. If you do not confirm it within 30 days, we delete it.',
      link: 'Confirm my address',
      hint: 'The link is personal: do not forward it.',
      next: 'A person then reads it and answers you by email.',
    },
    approved: {
      subject: 'Your affiliate request is approved',
      approved: 'We have approved your request for the affiliate programme.',
      code: (code) =>
        `Your code is ${code}. Add ?aff=${code} to the address of any page of ours, and we count the clicks, applications and loans of the visitors who come through it.`,
      counted:
        'We count only visitors who allow measurement in the cookie notice. Your page shows your terms and, day by day, the clicks, applications, loans and amounts.',
    },
    newLink: {
      subject: 'Your affiliate link',
      text: 'Somebody used this address to ask for a link to the affiliate page. Here it is.',
    },
    terms: {
      models: { cpl: 'Model CPL: for each valid application', cps: 'Model CPS: for each loan paid out' },
      rate: (amount) => `Rate: ${amount}`,
      hold: (days) => `Waiting time: ${days}`,
      methods: { bank: 'Bank transfer', ...payoutBrands },
      paidTo: (method, ending) => `Payment: ${method}, account ending in ${ending}`,
    },
    changed: {
      terms: {
        subject: 'Your affiliate terms have changed',
        text: (day) => `These terms are valid from ${day}. What was counted before does not change.`,
      },
      resumed: {
        subject: 'Your affiliate account is active again',
        text: (day) => `From ${day} your code counts again, with these terms.`,
      },
      paused: {
        subject: 'Your affiliate account is paused',
        text: (day) => `From ${day} your code counts nothing new. What you have earned is still paid.`,
      },
      refused: {
        subject: 'We have not accepted your affiliate request',
        text: (day) =>
          `On ${day} a member of our team read your request for the affiliate programme and decided not to accept it.`,
      },
      ended: {
        subject: 'Your affiliate contract has ended',
        text: (day) =>
          `Your contract ended on ${day}: since then your code counts nothing new. What you earned before is still paid.`,
      },
      payout: { subject: 'Your payment details have changed', text: (day) => `From ${day} we pay you like this:` },
      request: {
        subject: 'The details of your affiliate request have changed',
        text: (day) =>
          `The details that you confirmed are valid from ${day}. The person who reads your request sees them.`,
      },
    },
    unexpected: (email) => `If you did not expect this, or it was not you, write to us at once: ${email}.`,
    proposal: {
      request: {
        subject: 'Confirm the new details of your affiliate request',
        text: 'Somebody used this address to send the form of the affiliate programme again. If you confirm it, this changes:',
        link: 'See and confirm the change',
        hint: 'The link is personal and valid for 30 days: do not forward it.',
      },
      payout: {
        subject: 'Confirm your new payment details',
        text: 'Somebody asked on your affiliate page to be paid in another way. If you confirm it, we will pay you like this:',
        link: 'See and confirm the change',
        hint: 'The link is personal and valid for 24 hours: do not forward it.',
      },
      end: {
        subject: 'Confirm that you want to end your affiliate contract',
        text: 'Somebody asked on your affiliate page to end the contract. If you confirm it, your code stops counting. What you have earned is still paid.',
        link: 'End the contract',
        hint: 'The link is personal and valid for 24 hours: do not forward it.',
      },
    },
    fields: {
      name: 'Name or company',
      website: 'Website or channel',
      text: 'How you will bring visitors',
      model: 'Model you prefer',
      payoutMethod: 'How you want to be paid',
    },
    notYou: 'If it was not you, do nothing: without your confirmation nothing changes.',
  },
  applicationDeclined: {
    subject: 'The lender has not approved your application',
    declined: 'The lender has told us that it does not grant you the loan. The decision is the lender’s.',
    options: 'What you can do:',
    steps: [
      'Ask the lender why.',
      'Check what the credit bureaus hold about you. You may see your report and have mistakes corrected.',
      'Do not apply to one lender after another: many applications in a short time can count against you.',
      'If you find it hard to pay what you owe, talk to your creditors before you borrow again.',
    ],
  },
  unsubscribed: {
    subject: 'We will not send you any more advertising',
    text: 'Somebody has asked us to send no offers or other advertising to this address. We have noted that.',
    kept: 'You will still get the notices about your applications.',
    undo: 'If it was not you, or if you have changed your mind, you can undo this for one day.',
    link: 'Undo',
  },
  offersThatFit: {
    subject: (count) => `Offers that fit your application: ${count}`,
    found: (amount) =>
      `We have compared your application for ${amount} with the requirements of each lender. There are open offers that fit, and you have not chosen one yet.`,
    where:
      'The page of your application shows which they are and why they fit, each with its APR and a representative example.',
    link: 'See the offers',
    intermediary:
      'We do not lend money: we compare the offers of lenders, who pay us a commission. The lender you choose decides.',
    unsubscribe: 'I do not want any more advertising',
  },
  commentDecision: {
    approvedSubject: 'Your comment has been published',
    rejectedSubject: 'We have not published your comment',
    approved: (title) => `We have published your comment on “${title}”. Thank you for writing it.`,
    rejected: (title) => `We have not published your comment on “${title}”. A member of our team made this decision.`,
    reason: (reason) => `Reason: ${reason}`,
    note: (note) => `Moderator’s note: ${note}`,
    reasons: {
      not_relevant: 'it is not about the topic of the page.',
      offensive: 'it is insulting or disrespectful.',
      personal_data: 'it contains personal data, yours or another person’s.',
      advertising: 'it is advertising.',
      not_genuine: 'we believe that it does not describe an experience of your own.',
      other: 'it does not follow the rules for comments.',
    },
    objection: (email) => `If you disagree, write to us at ${email} and another person will look at it again.`,
    newComment: 'You may also send another comment.',
  },
};
