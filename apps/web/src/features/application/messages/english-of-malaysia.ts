import type { PluralForms } from '@prestafaro/countries';
import { english } from '@/features/application/messages/english';
import type { ApplicationMessages } from '@/features/application/messages/shape';

const { steps, whyAsked, questions, options, faults, information, saved } = english;

/** Malaysia, in English: South Africa's words where they are the same. */
export const englishOfMalaysia: ApplicationMessages<PluralForms<'en'>> = {
  ...english,
  steps: {
    ...steps,
    income: {
      ...steps.income,
      why: 'Lenders have to assess whether you can repay what you ask for. With these answers we leave out those that would not lend to you, without checking CCRIS or CTOS.',
    },
  },
  whyAsked: {
    ...whyAsked,
    account:
      'Some lenders lend only to people with an account in their own name, because they pay the money into it. The number is stored encrypted and does not stay on this device. Nobody here will ever ask for your PIN, your TAC or your banking password.',
  },
  questions: {
    ...questions,
    firstName: { label: 'Given name', hint: 'As it is on your MyKad.' },
    lastName: {
      label: 'Father’s name or surname',
      hint: 'The part after bin, binti, a/l or a/p, or your family name.',
    },
    phone: { ...questions.phone, label: 'Mobile number' },
    document: {
      label: 'MyKad number',
      hint: 'It has 12 digits, with or without hyphens. Permanent residents: the number on your MyPR.',
    },
    monthlyIncome: { label: 'Monthly income', hint: 'What is left after EPF, SOCSO and tax, without sen.' },
    inDefaultRegister: {
      label: 'Do you have arrears on record in CCRIS or CTOS?',
      hint: 'We do not look it up: we ask because some lenders do not lend to people who have them.',
    },
    account: { label: 'Account number', hint: 'It has 10 to 17 digits. It is not the number of your card.' },
    branchCode: { label: 'Branch code' },
  },
  options: {
    ...options,
    purpose: { ...options.purpose, car: 'Car or motorcycle' },
  },
  faults: {
    ...faults,
    common: {
      ...faults.common,
      'other-birth-date': 'The date of birth is not the one in your MyKad number: check both',
      'document:impossible-date': 'The first six digits are not a date of birth: compare the number with your MyKad',
      'document:unknown-place':
        'The seventh and eighth digits are not a place-of-birth code: compare the number with your MyKad',
      'phone:fixed-line': 'That is a landline: enter a mobile number',
    },
    fields: {
      ...faults.fields,
      amount: { ...faults.fields.amount, 'not-whole': 'Enter the amount without sen' },
      firstName: {
        missing: 'Enter your given name',
        invalid: 'Enter your name in letters only, as on your MyKad',
      },
      lastName: {
        missing: 'Enter your father’s name or your surname',
        invalid: 'Enter the name in letters only, as on your MyKad',
      },
      phone: {
        missing: 'Enter your mobile number',
        'phone:length': 'A Malaysian mobile number has 10 or 11 digits with the 0: count the ones you entered',
        'phone:other-country': 'Enter a Malaysian number: the country code is +60',
      },
      email: {
        missing: 'Enter your email',
        invalid: 'Check the email: a word, the at sign and what follows, such as name@domain.my',
      },
      document: {
        missing: 'Enter your MyKad number',
        'document:format': 'A MyKad number has 12 digits and no letters',
        'document:length': 'There are too few or too many digits: a MyKad number has 12',
      },
      monthlyIncome: {
        missing: 'Enter your monthly income; if you have none, enter 0',
        invalid: 'Enter your income in figures and without sen',
        'too-high': 'Check the figure: it is your income for a month, not for a year',
        'not-whole': 'Enter your income without sen',
      },
      inDefaultRegister: {
        missing: 'Say whether or not you have arrears on record in CCRIS or CTOS',
        invalid: 'Choose yes or no',
      },
      account: {
        missing: 'Enter the account number',
        invalid: 'You said that you have no account: delete the number or change that answer',
        'account:length': 'There are too few or too many digits: an account number has 10 to 17',
      },
      branchCode: { missing: 'Enter the branch code' },
    },
  },
  information: {
    ...information,
    rows: {
      ...information.rows,
      controller: { name: 'Data controller', text: '{controller}' },
      basis: {
        name: 'Why we may',
        text: 'Because you ask us to look for an offer, and by the permissions you tick (Personal Data Protection Act 2010, Act 709). Messages and calls only if you tick them.',
      },
      rights: {
        name: 'Your rights',
        text: 'To see the data, have it corrected, limit its use, have it transferred, object, and withdraw a permission. You can also complain to the Personal Data Protection Commissioner.',
      },
    },
  },
  saved: {
    ...saved,
    note: 'What you write stays on this device for 30 days, so that you do not lose it. Your MyKad number, the account number and the ticked boxes do not.',
  },
};
