import { type AcceptedAccount, accountKindsOf, checkAccount, checkBranchCode, compact } from '@prestafaro/countries';
import type { AnswerName } from './form-description.ts';
import { type AnswerReader, chosenOf, notSaid, type ReadForm, read, refuseAnswer } from './reading.ts';

/** An account may be left out (R21), but one that is given must be right, and nobody has one who says that there is none. */
export const readAccount: AnswerReader<AcceptedAccount> = (text, form) => {
  const account = checkAccount(form.country, text, chosenOf(accountKindsOf(form.country), form.textOf('accountKind')));
  const isGiven = account.ok || account.problem !== 'empty';
  if (isGiven && form.textOf('hasBankAccount') === 'no') return refuseAnswer('invalid');
  if (account.ok) return read(account);
  return account.problem === 'empty' ? notSaid : refuseAnswer(`account:${account.problem}`);
};

export const readBank: AnswerReader<string> = (text) =>
  /\p{L}/u.test(text) ? read(text.replace(/\s+/g, ' ')) : refuseAnswer('invalid');

export const readBranchCode: AnswerReader<string> = (text, { country }) => {
  const code = checkBranchCode(country, text);
  if (code.ok) return read(code.normalized);
  return code.problem === 'empty' ? notSaid : refuseAnswer(`account:${code.problem}`);
};

/** What an account is worth nothing without, once it is given: its kind, its bank, its branch. */
export function belongsToGivenAccount(name: AnswerName, { textOf }: ReadForm): boolean {
  const isPart = name === 'accountKind' || name === 'bank' || name === 'branchCode';
  return isPart && compact(textOf('account')) !== '' && textOf('hasBankAccount') !== 'no';
}
