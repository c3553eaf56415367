import { employmentKinds, loanPurposes } from '@prestafaro/types/application';
import { readAccount, readBank, readBranchCode } from './read-account.ts';
import { readOption, readYesOrNo } from './read-choice.ts';
import { readDays, readIncome, readLoanAmount } from './read-loan.ts';
import { readBirthDate, readDocument, readEmail, readName, readPhone } from './read-person.ts';

/** How each question is read. Apart from the fields, because browsers need it, and columns and the desk are not for them. */
export const readers = {
  amount: readLoanAmount,
  days: readDays,
  purpose: readOption(() => loanPurposes),
  firstName: readName,
  lastName: readName,
  birthDate: readBirthDate,
  phone: readPhone,
  email: readEmail,
  documentKind: readOption(({ country }) => country.documents.kinds),
  document: readDocument,
  employment: readOption(() => employmentKinds),
  monthlyIncome: readIncome,
  inDefaultRegister: readYesOrNo,
  hasBankAccount: readYesOrNo,
  accountKind: readOption(({ country }) => country.accounts.kinds),
  account: readAccount,
  bank: readBank,
  branchCode: readBranchCode,
} as const;
