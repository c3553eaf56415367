/** `e-wallet`: an account that has a mobile number for its number (Philippines). */
export type AccountKind = 'iban' | 'clabe' | 'account-number' | 'e-wallet';

/**
 * - `format`: characters that do not belong there.
 * - `length`: too few or too many of them.
 * - `checksum`: the control digits do not fit the rest: one character is probably mistyped.
 * - `other-country`: an IBAN of another country.
 * - `not-accepted`: a kind of account that the country's form does not take.
 */
export type AccountProblem = 'empty' | 'format' | 'length' | 'checksum' | 'other-country' | 'not-accepted';

export interface AcceptedAccount {
  readonly ok: true;
  readonly kind: AccountKind;
  /** Upper case, without spaces, dots and dashes: the form to store and to compare. */
  readonly normalized: string;
}

export interface RefusedAccount {
  readonly ok: false;
  readonly problem: AccountProblem;
}

export type AccountCheck = AcceptedAccount | RefusedAccount;

export function refuseAccount(problem: AccountProblem): RefusedAccount {
  return { ok: false, problem };
}

/** The bank accounts of a country. */
export interface CountryAccounts {
  /** The kinds that the form takes, the usual one first. */
  readonly kinds: readonly AccountKind[];
  /** Whether the form asks for the name of the bank, because the number does not hold it. */
  readonly asksForBank: boolean;
  /** Asked for where neither the number nor the name of the bank says the branch. */
  readonly branchCode?: { readonly digits: number; readonly example: string };
  /** A well-made number that belongs to nobody, as the country writes it. */
  readonly example: string;
  /** Whether every number of the country is written in digits alone. */
  readonly isNumeric: boolean;
  /** @param text compact and not empty @param kind one of `kinds`; undefined: the visitor had no choice */
  readonly check: (text: string, kind: AccountKind | undefined) => AccountCheck;
}
