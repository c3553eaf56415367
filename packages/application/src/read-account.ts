import { type AcceptedAccount, checkAccountOf, checkBranchCode, compact } from '@prestafaro/countries';
import { type AnswerReader, chosenOf, leftOut, type ReadForm, read, refuseAnswer } from './reading.ts';

/** An account may be left out (R21). One that is given must be valid, and contradicts the answer that there is none. */
export const readAccount: AnswerReader<AcceptedAccount> = (text, form) => {
  const { accounts } = form.country;
  const account = checkAccountOf(accounts, text, chosenOf(accounts.kinds, form.textOf('accountKind')));
  const isGiven = account.ok || account.problem !== 'empty';
  if (isGiven && form.textOf('hasBankAccount') === 'no') return refuseAnswer('invalid');
  if (account.ok) return read(account);
  return account.problem === 'empty' ? leftOut : refuseAnswer(`account:${account.problem}`);
};

/** The name of a bank: anything with a letter in it. Blanks are joined. */
export const readBank: AnswerReader<string> = (text) =>
  /\p{L}/u.test(text) ? read(text.replace(/\s+/g, ' ')) : refuseAnswer('invalid');

/** The digits of the branch, as many as the country has. It may be left out without an account. */
export const readBranchCode: AnswerReader<string> = (text, { country }) => {
  const code = checkBranchCode(country.accounts, text);
  if (code.ok) return read(code.normalized);
  return code.problem === 'empty' ? leftOut : refuseAnswer(`account:${code.problem}`);
};

/** Whether the question is required because its document or account is given, which is useless without its kind, bank and branch. */
export function belongsToGivenNumber(question: string, { textOf }: ReadForm): boolean {
  if (question === 'documentKind') return compact(textOf('document')) !== '';
  const isPart = question === 'accountKind' || question === 'bank' || question === 'branchCode';
  return isPart && compact(textOf('account')) !== '' && textOf('hasBankAccount') !== 'no';
}
