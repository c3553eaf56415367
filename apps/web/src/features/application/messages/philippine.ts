import type { PluralForms } from '@prestafaro/countries';
import { english } from '@/features/application/messages/english';
import type { ApplicationMessages } from '@/features/application/messages/shape';

const { steps, questions, options, faults, information } = english;

/** The Philippines: South Africa's words where they are the same. One chooses among documents, and e-wallets are accounts. */
export const philippine: ApplicationMessages<PluralForms<'en'>> = {
  ...english,
  steps: {
    ...steps,
    income: {
      ...steps.income,
      why: 'Lenders must check whether you can repay what you ask for. With these answers we leave out those that would not lend to you, without asking the Credit Information Corporation (CIC).',
    },
  },
  whyAsked: {
    document:
      'The lender has to know who is asking for the loan, and some lenders take only certain IDs. The number is stored encrypted, does not stay on this device, and only the lender you decide to apply to receives it.',
    account:
      'Some lenders lend only to people with an account or e-wallet in their own name, because they pay the money into it and collect from it. The number is stored encrypted and does not stay on this device. Nobody here will ever ask for your PIN, OTP or MPIN.',
  },
  questions: {
    ...questions,
    firstName: { label: 'First name', hint: 'As it is on your ID.' },
    lastName: { label: 'Last name' },
    phone: { ...questions.phone, label: 'Mobile number' },
    documentKind: { label: 'Which ID?' },
    document: {
      label: 'ID number',
      hint: 'Of the national ID, only the 16 digits of the card (PCN): never give anybody the 12-digit PSN.',
    },
    monthlyIncome: { label: 'Income in a month', hint: 'What is left after tax and deductions, without centavos.' },
    inDefaultRegister: {
      label: 'Do you have an unpaid loan on record with the CIC or another credit bureau?',
      hint: questions.inDefaultRegister.hint,
    },
    hasBankAccount: { label: 'Do you have a bank account or an e-wallet in your own name?' },
    account: {
      label: 'Account or e-wallet number',
      hint: 'A bank account has 10 to 16 digits. The number of an e-wallet is its mobile number.',
    },
    bank: { label: 'Bank or e-wallet' },
  },
  options: {
    ...options,
    documentKind: {
      philsys: 'National ID (PhilSys)',
      umid: 'UMID',
      sss: 'SSS ID',
      tin: 'TIN ID',
      'drivers-license': 'Driver’s license',
      passport: 'Passport',
    },
    accountKind: { 'account-number': 'Bank account', 'e-wallet': 'E-wallet' },
  },
  faults: {
    ...faults,
    fields: {
      ...faults.fields,
      firstName: {
        missing: 'Enter your first name',
        invalid: 'Enter your first name in letters only, as on your ID',
      },
      lastName: { missing: 'Enter your last name', invalid: 'Enter your last name in letters only, as on your ID' },
      phone: {
        missing: 'Enter your mobile number',
        'phone:fixed-line': 'That is a landline: enter a mobile number',
        'phone:length': 'A Philippine mobile number has 11 digits with the 0: count the ones you entered',
        'phone:other-country': 'Enter a Philippine number: the country code is +63',
      },
      email: {
        missing: 'Enter your email',
        invalid: 'Check the email: a word, the at sign and what follows, such as name@domain.ph',
      },
      document: {
        missing: 'Enter the number of your ID',
        'document:format': 'Enter the number in letters and digits only, as it is on the ID',
        'document:length': 'There are too few or too many characters: copy the whole number from the ID you chose',
        'document:not-accepted': 'Do not enter the 12-digit PSN: use the 16 digits (PCN) on the front of the card',
      },
      monthlyIncome: {
        missing: 'Enter your income in a month; if you have none, enter 0',
        invalid: 'Enter your income in figures and without centavos',
        'too-high': 'Check the figure: it is the income of a month, not of a year',
      },
      inDefaultRegister: {
        missing: 'Say whether or not you have an unpaid loan on record',
        invalid: 'Choose yes or no',
      },
      account: {
        missing: 'Enter the number',
        invalid: 'You said that you have no account: delete the number or change that answer',
        'account:length':
          'There are too few or too many digits: a bank account has 10 to 16, an e-wallet the 11 of its mobile number',
        'account:not-accepted': 'Enter the mobile number of the e-wallet: a landline has none',
        'account:other-country': 'Enter the Philippine mobile number of the e-wallet',
      },
      bank: { missing: 'Enter the name of the bank or e-wallet' },
    },
  },
  information: {
    ...information,
    rows: {
      ...information.rows,
      controller: { name: 'Personal information controller', text: '{controller}' },
      basis: {
        name: 'Why we may',
        text: 'Because you ask us to look for an offer, and by the permissions you tick (Data Privacy Act of 2012, Republic Act No. 10173). Messages and calls only if you tick them.',
      },
      rights: {
        name: 'Your rights',
        text: 'To see the data, have it corrected or blocked, take it with you, object, and withdraw a permission. You can also complain to the National Privacy Commission.',
      },
    },
  },
};
