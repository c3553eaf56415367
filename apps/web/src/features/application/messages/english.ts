import type { PluralForms } from '@prestafaro/countries';
import type { ApplicationMessages } from '@/features/application/messages/shape';

/** South Africa; `philippine.ts` and `english-of-malaysia.ts` have what differs there. */
export const english: ApplicationMessages<PluralForms<'en'>> = {
  existing: {
    title: 'You have already sent an application',
    text: 'We received it on {moment}: {status}. If you send this form, it is another one.',
    link: 'See how my application is doing',
  },
  notices: {
    mend: { one: 'There is {count} thing to correct', other: 'There are {count} things to correct' },
    limited: {
      title: 'Several applications were sent in a row',
      text: 'What you wrote is still here. To send it again, wait {time}.',
    },
    away: {
      title: 'We cannot store your application right now',
      text: 'The problem is ours. What you wrote is still here: send it again in a moment. If it did arrive, it will not be stored twice.',
    },
    lost: {
      title: 'It did not arrive',
      text: 'Check your connection and try again. What you wrote is still here.',
    },
    keyReused: {
      title: 'This form was already sent with other answers',
      text: 'The first application is stored and has not changed. To send another one with what you see now, press the button again.',
    },
    gone: {
      title: 'This form is from an earlier version of the page',
      text: 'Nothing has been stored. Look through your answers and send them again: the form is now the current one.',
    },
  },
  steps: {
    label: 'Steps of the application',
    position: '{current} of {total} · {step}',
    spoken: 'Step {current} of {total}:',
    next: 'Continue',
    back: 'Back',
    change: 'Change',
    unanswered: 'Not answered',
    sent: 'Sent',
    whyTitle: 'Why we ask for this',
    loan: {
      name: 'Amount',
      title: 'How much do you need, and for how long?',
      lead: 'You see at the same time what you would repay, at most.',
      why: 'Each lender lends certain amounts for certain periods: with yours we know which ones fit. The purpose is up to you, and no offer depends on it.',
    },
    contact: {
      name: 'Contact',
      title: 'How do we let you know about offers?',
      lead: 'This form comes to us only. What you wrote is still here.',
      why: 'Lenders check your age and need a way to answer you. We do not publish this information or sell it.',
    },
    income: {
      name: 'Situation',
      title: 'What income do you have?',
      lead: 'A rough figure is enough. We do not ask for payslips or for your banking passwords.',
      why: 'Lenders must check whether you can repay what you ask for. With these answers we leave out those that would not lend to you, without asking any credit bureau.',
    },
    consents: {
      name: 'Check',
      title: 'Check and send',
      lead: 'The boxes are not ticked: tick only what you want. The first two are needed to send the application.',
    },
    contactAndIncome: {
      name: 'About you',
      title: 'About you and your income',
      lead: 'This form comes to us only. What you wrote is still here.',
      why: 'Lenders check your age, need a way to answer you and must look at whether you can repay what you ask for. We do not publish this information or sell it.',
    },
    loanAndIncome: {
      name: 'Loan',
      title: 'The loan and your income',
      lead: 'You see at the same time what you would repay, at most.',
      why: 'Each lender lends certain amounts for certain periods, and must check whether you can repay what you ask for. A rough figure of your income is enough.',
    },
    whole: {
      name: 'Application',
      title: 'Your application',
      lead: 'All on one page. This form comes to us only.',
      why: 'With the amount, the period and your income we know which lenders fit; they need your age and a contact to answer you. We do not publish this information or sell it.',
    },
  },
  whyAsked: {
    document:
      'The lender has to know who is asking for the loan. The number is stored encrypted, does not stay on this device, and only the lender you decide to apply to receives it.',
    account:
      'Some lenders lend only to people with an account in their own name, because they pay the money into it and collect from it. The number is stored encrypted and does not stay on this device. Nobody here will ever ask for your PIN or your banking password.',
  },
  questions: {
    amount: { label: 'How much do you need?' },
    days: { label: 'For how long?' },
    purpose: { label: 'What is it for?', hint: 'No offer depends on this answer.' },
    firstName: { label: 'First names', hint: 'As they are on your ID.' },
    lastName: { label: 'Surname' },
    birthDate: { label: 'Date of birth', hint: 'You must be {age} or older: born on {date} or earlier.' },
    phone: {
      label: 'Cellphone',
      hint: 'Only for this application. We do not call to sell anything, unless you allow it at the end.',
    },
    email: { label: 'Email', hint: 'To tell you what happens to this application.' },
    documentKind: { label: 'Kind of document' },
    document: { label: 'South African ID number', hint: 'It has 13 digits. Spaces do not matter.' },
    employment: { label: 'What do you live on now?' },
    monthlyIncome: { label: 'Income in a month', hint: 'What is left after tax and deductions, without cents.' },
    inDefaultRegister: {
      label: 'Do you have a default or a judgment at a credit bureau?',
      hint: 'We do not look it up: we ask because some lenders do not lend to people who have one.',
    },
    hasBankAccount: { label: 'Do you have a bank account in your own name?' },
    accountKind: { label: 'Kind of account' },
    account: { label: 'Account number', hint: 'It has 7 to 11 digits. It is not the number of your card.' },
    bank: { label: 'Bank' },
    branchCode: { label: 'Branch code', hint: 'It has 6 digits.' },
  },
  optional: '{label} (optional)',
  example: 'For example, {example}.',
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },
  choose: 'Choose an answer',
  options: {
    yes: 'Yes',
    no: 'No',
    purpose: {
      bills: 'Paying bills',
      car: 'The car',
      home: 'The home',
      health: 'Health',
      studies: 'Studies',
      other_debts: 'Other debts',
      purchase: 'Buying something',
      other: 'Something else',
    },
    employment: {
      employee: 'I am employed',
      self_employed: 'I am self-employed',
      pensioner: 'I get a pension',
      unemployed: 'I am out of work',
      student: 'I am a student',
    },
    documentKind: {},
    accountKind: {},
  },
  faults: {
    common: {
      missing: 'Answer this question',
      'too-long': 'Shorten the answer: there is room for {max} characters',
      invalid: 'Check this answer: we cannot read it',
      'too-low': 'Enter a higher figure',
      'too-high': 'Enter a lower figure',
      ambiguous: 'Enter it without commas or dots: we cannot tell thousands from decimals',
      'not-whole': 'Enter a whole number, without decimals',
      future: 'That date has not come yet: enter your date of birth',
      'under-age': 'To ask for a loan you must be {age} or older: born on {date} or earlier',
      'too-long-ago': 'Check the year of birth',
      'no-such-day': 'There is no such day in the calendar: check the day and the month',
      'other-birth-date': 'The date of birth is not the one in your document: check both',
      'document:format': 'That number has letters or digits where they do not belong: copy it as it is on the document',
      'document:length': 'The number has too few or too many characters: copy all of it',
      'document:checksum': 'One digit does not fit the others: compare the number with the document, digit by digit',
      'document:impossible-date':
        'The digits of the date of birth are no day that exists: compare the number with the document',
      'document:unknown-place': 'The digits of the place are of no place: compare the number with the document',
      'document:not-accepted':
        'That document cannot be used for this application: enter the number of one that we ask for',
      'phone:format': 'Enter the phone number in digits only',
      'phone:length': 'The phone number has too few or too many digits',
      'phone:other-country': 'Enter a phone number of this country',
      'phone:unknown-prefix': 'Check the first digits: no personal number begins like that',
      'phone:fixed-line': 'That is a landline: enter a cellphone number',
      'account:format': 'Enter the account in digits only, as your bank shows it',
      'account:length': 'The account has too few or too many digits: copy all of it',
      'account:checksum': 'One digit of the account does not fit the others: compare it with your bank’s',
      'account:other-country': 'Enter an account of this country',
      'account:not-accepted': 'Enter an account of one of the kinds that we ask for',
    },
    fields: {
      amount: {
        missing: 'Enter how much you need, from {min} to {max}',
        invalid: 'Enter the amount in figures, from {min} to {max}',
        'too-low': 'Ask for at least {min}',
        'too-high': 'Ask for {max} at most',
      },
      days: {
        missing: 'Enter for how long, from {min} to {max}',
        invalid: 'Enter the period in figures, from {min} to {max}',
        'too-low': 'Choose a period of at least {min}',
        'too-high': 'Choose a period of {max} at most',
      },
      purpose: { invalid: 'Choose one of the purposes in the list, or none' },
      firstName: {
        missing: 'Enter your first names',
        invalid: 'Enter your first names in letters only, as on your ID',
      },
      lastName: { missing: 'Enter your surname', invalid: 'Enter your surname in letters only, as on your ID' },
      birthDate: {
        missing: 'Enter the day, the month and the year you were born',
        invalid: 'Enter the date in figures and the year with four: 27, 3 and 1988',
        'too-long': 'Enter the date in figures and the year with four: 27, 3 and 1988',
      },
      phone: {
        missing: 'Enter your cellphone number',
        'phone:length': 'A South African number has 10 digits with the 0: count the ones you entered',
        'phone:other-country': 'Enter a South African number: the country code is +27',
      },
      email: {
        missing: 'Enter your email',
        invalid: 'Check the email: a word, the at sign and what follows, such as name@domain.co.za',
      },
      documentKind: { missing: 'Choose the kind of document', invalid: 'Choose one of the documents in the list' },
      document: {
        missing: 'Enter your ID number',
        'document:format': 'A South African ID number has 13 digits and no letters',
        'document:length': 'There are too few or too many digits: a South African ID number has 13',
      },
      employment: { missing: 'Choose what you live on now', invalid: 'Choose one of the answers in the list' },
      monthlyIncome: {
        missing: 'Enter your income in a month; if you have none, enter 0',
        invalid: 'Enter your income in figures and without cents',
        'too-high': 'Check the figure: it is the income of a month, not of a year',
      },
      inDefaultRegister: {
        missing: 'Say whether or not you have a default or a judgment at a credit bureau',
        invalid: 'Choose yes or no',
      },
      hasBankAccount: { invalid: 'Choose yes or no' },
      accountKind: { invalid: 'Choose one of the kinds in the list' },
      account: {
        missing: 'Enter the account number',
        invalid: 'You said that you have no account: delete the number or change that answer',
        'account:length': 'There are too few or too many digits: a South African account has 7 to 11',
      },
      bank: { missing: 'Enter the name of the bank' },
      branchCode: { missing: 'Enter the branch code', invalid: 'A branch code has 6 digits' },
    },
    consents: {
      terms: 'To send the application, tick that you have read the terms and the privacy policy',
      lenders: 'To send the application, tick that we may compare your answers with what lenders require',
    },
  },
  consents: {
    legend: 'What you allow us to do',
    hint: 'You can withdraw each permission whenever you like.',
    required: '{text} (required)',
    texts: {
      terms: 'I have read the {terms} and the {privacy}.',
      lenders: 'You may compare my answers with the requirements of the lenders on the {partners}.',
      messages: 'I want to receive loan offers by email and SMS. Every message has a link to unsubscribe.',
      calls: 'You may call me to tell me about loan offers.',
    },
    links: { terms: 'terms and conditions', privacy: 'privacy policy', partners: 'list of partners' },
  },
  information: {
    title: 'What we do with your data',
    more: 'It is explained in full in the {privacy}.',
    orientative:
      'What you see next is indicative: it is not a credit decision. A program works it out from your answers, and you can ask for a person to look at it.',
    rows: {
      controller: { name: 'Responsible party', text: '{controller}' },
      purpose: {
        name: 'What for',
        text: 'To see which offers fit you and to send your application to the lender you choose.',
      },
      basis: {
        name: 'Why we may',
        text: 'Because you ask us to look for an offer, and by the permissions you tick (Protection of Personal Information Act 4 of 2013). Messages and calls only if you tick them.',
      },
      recipients: {
        name: 'Who receives it',
        text: 'The lender you choose, from the {partners}, and those who run our systems. Nobody else.',
      },
      retention: {
        name: 'For how long',
        text: 'Without a loan, 12 months at most. With one, until no more claims are possible, and kept out of every other use. The proof of your permissions likewise.',
      },
      rights: {
        name: 'Your rights',
        text: 'To see the data, have it corrected or deleted, object, and withdraw a permission. You can also complain to the Information Regulator.',
      },
      automated: {
        name: 'How it is decided',
        text: 'A program compares your age, income, situation, amount and period with what each lender publishes, and shows you why an offer fits or not. Nothing is granted or refused here: the lender decides.',
      },
    },
  },
  submit: 'Send the application',
  sending: 'Sending…',
  honeypot: 'Leave this field empty',
  saved: {
    note: 'What you write stays on this device for 30 days, so that you do not lose it. The document, the account and the boxes do not.',
    forget: 'Delete what is kept',
    forgotten: 'Deleted. Nothing of what you had written is left on this device.',
    restored: {
      title: 'We have brought back what you wrote',
      text: 'It was kept on this device. The boxes have to be ticked again.',
    },
  },
};
