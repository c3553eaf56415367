import { compact } from '../compact.ts';
import type { CountryCode } from '../country.ts';
import { type AccountCheck, type AccountKind, refuseAccount } from './account.ts';
import { checkAccountNumber } from './account-number.ts';
import { checkKazakhAccount } from './kazakhstan.ts';
import { checkMexicanAccount } from './mexico.ts';
import { checkPhilippineAccount } from './philippines.ts';
import { checkPolishAccount } from './poland.ts';
import { checkSpanishAccount } from './spain.ts';
import { checkUkrainianAccount } from './ukraine.ts';

/** What a form must ask for beside the number, because the number does not hold it. */
export type AccountPart = 'bank' | 'branch-code';

interface CountryAccounts {
  readonly kinds: readonly AccountKind[];
  readonly furtherParts: readonly AccountPart[];
  readonly check: (text: string, kind: AccountKind | undefined) => AccountCheck;
}

const accounts: Readonly<Record<CountryCode, CountryAccounts>> = {
  ES: { kinds: ['iban'], furtherParts: [], check: checkSpanishAccount },
  MX: { kinds: ['clabe'], furtherParts: [], check: checkMexicanAccount },
  VN: {
    kinds: ['account-number'],
    furtherParts: ['bank'],
    check: (text) => checkAccountNumber(text, { least: 6, most: 19 }),
  },
  PL: { kinds: ['iban'], furtherParts: [], check: checkPolishAccount },
  PH: { kinds: ['account-number', 'e-wallet'], furtherParts: ['bank'], check: checkPhilippineAccount },
  MY: {
    kinds: ['account-number'],
    furtherParts: ['bank'],
    check: (text) => checkAccountNumber(text, { least: 10, most: 17 }),
  },
  ZA: {
    kinds: ['account-number'],
    furtherParts: ['bank', 'branch-code'],
    check: (text) => checkAccountNumber(text, { least: 7, most: 11 }),
  },
  KZ: { kinds: ['iban'], furtherParts: [], check: checkKazakhAccount },
  UA: { kinds: ['iban'], furtherParts: [], check: checkUkrainianAccount },
};

/** The kinds of account that a country's form takes, the usual one first. */
export function accountKindsOf(country: CountryCode): readonly AccountKind[] {
  return accounts[country].kinds;
}

/** What a country's form asks for beside the number of the account. */
export function furtherAccountParts(country: CountryCode): readonly AccountPart[] {
  return accounts[country].furtherParts;
}

/**
 * Whether what a visitor typed can be a bank account of the country (specification §5, "a valid bank account"). It says that
 * the number is well made, and never that the account is open or whose it is.
 * @param kind what the visitor chose, where there is a choice; the usual kind if left out.
 */
export function checkAccount(country: CountryCode, text: string, kind?: AccountKind): AccountCheck {
  const { kinds, check } = accounts[country];
  const written = compact(text);
  if (written === '') return refuseAccount('empty');
  if (kind && !kinds.includes(kind)) return refuseAccount('not-accepted');
  return check(written, kind);
}
