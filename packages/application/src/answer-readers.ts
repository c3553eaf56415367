import { accountKindsOf, documentKindsOf } from '@prestafaro/countries';
import { employmentKinds, loanPurposes } from '@prestafaro/types/application';
import { readAccount, readBank, readBranchCode } from './read-account.ts';
import { readDays, readIncome, readLoanAmount } from './read-loan.ts';
import { readBirthDate, readDocument, readEmail, readName, readPhone } from './read-person.ts';
import { type AnswerReader, type AnswerValues, chosenOf, type ReadForm, read, refuseAnswer } from './reading.ts';

/** How each answer is read; a question without a row does not compile. */
export const answerReaders: { readonly [Name in keyof AnswerValues]: AnswerReader<AnswerValues[Name]> } = {
  amount: readLoanAmount,
  days: readDays,
  purpose: oneOf(() => loanPurposes),
  firstName: readName,
  lastName: readName,
  birthDate: readBirthDate,
  phone: readPhone,
  email: readEmail,
  documentKind: oneOf(({ country }) => documentKindsOf(country)),
  document: readDocument,
  employment: oneOf(() => employmentKinds),
  monthlyIncome: readIncome,
  inDefaultRegister: readYesOrNo,
  hasBankAccount: readYesOrNo,
  accountKind: oneOf(({ country }) => accountKindsOf(country)),
  account: readAccount,
  bank: readBank,
  branchCode: readBranchCode,
};

function oneOf<Option extends string>(optionsOf: (form: ReadForm) => readonly Option[]): AnswerReader<Option> {
  return (text, form) => {
    const option = chosenOf(optionsOf(form), text);
    return option === undefined ? refuseAnswer('invalid') : read(option);
  };
}

function readYesOrNo(text: string) {
  const answer = chosenOf(['yes', 'no'], text);
  return answer === undefined ? refuseAnswer('invalid') : read(answer === 'yes');
}
