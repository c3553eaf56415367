import { type AccountCheck, type CountryAccounts, refuseAccount } from '../accounts/account.ts';

export const accounts: CountryAccounts = {
  kinds: ['clabe'],
  asksForBank: false,
  example: '032 180 00011835971 9',
  isNumeric: true,
  check: checkMexicanAccount,
};

/** CLABE of 18 digits; the last is the control digit. The bank code is not looked up, because banks come and go. */
function checkMexicanAccount(text: string): AccountCheck {
  if (!/^\d+$/.test(text)) return refuseAccount('format');
  if (text.length !== 18) return refuseAccount('length');
  const isRight = Number(text[17]) === controlDigitOf(text.slice(0, 17));
  return isRight ? { ok: true, kind: 'clabe', normalized: text } : refuseAccount('checksum');
}

/** Weights 3, 7 and 1 in turn. Only the last digit of each product counts. */
function controlDigitOf(digits: string): number {
  const weightOf = (index: number) => (index % 3 === 0 ? 3 : index % 3 === 1 ? 7 : 1);
  const sum = [...digits].reduce((total, digit, index) => total + ((Number(digit) * weightOf(index)) % 10), 0);
  return (10 - (sum % 10)) % 10;
}
