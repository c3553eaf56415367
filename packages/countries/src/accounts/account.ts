/** `e-wallet`: an account that is identified by a mobile number (Philippines). */
export type AccountKind = 'iban' | 'clabe' | 'account-number' | 'e-wallet';

/**
 * - `format`: characters that do not belong there.
 * - `length`: too few or too many characters.
 * - `checksum`: the control digits do not match the rest, probably because one character is mistyped.
 * - `other-country`: an IBAN of another country.
 * - `not-accepted`: a kind of account that the country's form does not accept.
 */
export type AccountProblem = 'empty' | 'format' | 'length' | 'checksum' | 'other-country' | 'not-accepted';

/** An account that the country's form accepts. */
export interface AcceptedAccount {
  readonly ok: true;
  readonly kind: AccountKind;
  /** Upper case, without spaces, dots and dashes: the form to store and to compare. */
  readonly normalized: string;
}

/** A text that is no account of the country, with the reason to show. */
export interface RefusedAccount {
  readonly ok: false;
  readonly problem: AccountProblem;
}

/** The result of checking an account: `ok` tells which one it is. */
export type AccountCheck = AcceptedAccount | RefusedAccount;

/** A refused account with its reason. */
export function refuseAccount(problem: AccountProblem): RefusedAccount {
  return { ok: false, problem };
}

/** The bank accounts of a country. */
export interface CountryAccounts {
  /** The kinds that the form accepts, the most common one first. */
  readonly kinds: readonly AccountKind[];
  /** Whether the form asks for the name of the bank, because the number does not contain it. */
  readonly asksForBank: boolean;
  /** The form asks for it if neither the number nor the name of the bank identifies the branch. */
  readonly branchCode?: { readonly digits: number; readonly example: string };
  /** An example: a valid number that belongs to no person, as the country writes it. */
  readonly example: string;
  /** Whether every account number of the country consists of digits only. */
  readonly isNumeric: boolean;
  /** @param text compact and not empty @param kind one of `kinds`; undefined: the visitor had no choice */
  readonly check: (text: string, kind: AccountKind | undefined) => AccountCheck;
}
