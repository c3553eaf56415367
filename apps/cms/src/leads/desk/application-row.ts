import type { Locale } from '@prestafaro/countries';
import type { MatchedOffer } from '@prestafaro/lending';
import type { ApplicationFormName, ApplicationStatus, Attribution } from '@prestafaro/types/application';

/** A row of `applications` as the query engine returns it: instants are texts on SQLite and dates on PostgreSQL. */
export interface ApplicationRow {
  id: number;
  site: Locale;
  status: ApplicationStatus;
  statusChangedAt: Date | string;
  submittedAt: Date | string;
  form: ApplicationFormName;
  formVersion: number | null;
  arm: string | null;
  attribution: Attribution | null;
  firstName: string;
  lastName: string;
  email: string;
  birthDate: string;
  phoneMasked: string;
  documentKind: string | null;
  documentMasked: string | null;
  accountKind: string | null;
  accountMasked: string | null;
  amount: number;
  days: number;
  purpose: string | null;
  employment: string | null;
  monthlyIncome: number | null;
  inDefaultRegister: boolean | null;
  hasBankAccount: boolean | null;
  matches: MatchedOffer[] | null;
  matchedAt: Date | string | null;
  offersChecked: number | null;
  lendersChecked: number | null;
  matchCount: number | null;
  isBlocked: boolean;
  isUnderClaim: boolean;
}

/** The encrypted columns. Only an export with the permission for them reads them. */
export interface EncryptedColumns {
  phoneSealed: string;
  documentSealed: string | null;
  accountSealed: string | null;
}

/** The columns that are read of every application, without its matches. Encrypted columns and hashes are not among them. */
export const READ_COLUMNS = [
  'id',
  'site',
  'status',
  'statusChangedAt',
  'submittedAt',
  'form',
  'formVersion',
  'arm',
  'attribution',
  'firstName',
  'lastName',
  'email',
  'birthDate',
  'phoneMasked',
  'documentKind',
  'documentMasked',
  'accountKind',
  'accountMasked',
  'amount',
  'days',
  'purpose',
  'employment',
  'monthlyIncome',
  'inDefaultRegister',
  'hasBankAccount',
  'matchedAt',
  'offersChecked',
  'lendersChecked',
  'matchCount',
  'isBlocked',
  'isUnderClaim',
] as const satisfies readonly (keyof ApplicationRow)[];

export const ENCRYPTED_COLUMNS = [
  'phoneSealed',
  'documentSealed',
  'accountSealed',
] as const satisfies readonly (keyof EncryptedColumns)[];

export const isoOf = (instant: Date | string | number): string => new Date(instant).toISOString();

export const isoOrNull = (instant: Date | string | number | null): string | null =>
  instant === null ? null : isoOf(instant);
