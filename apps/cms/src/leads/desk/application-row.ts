import { type EncryptedColumn, type ReadableAnswers, readableColumns } from '@prestafaro/application';
import type { Locale } from '@prestafaro/countries';
import type { MatchedOffer } from '@prestafaro/lending';
import type { ApplicationFormName, ApplicationStatus, Attribution } from '@prestafaro/types/application';

/** A row of `applications` as the query engine returns it: instants are texts on SQLite and dates on PostgreSQL. */
export type ApplicationRow = OwnColumns & ReadableAnswers;

/** The columns beside those of the answers. */
export interface OwnColumns {
  id: number;
  site: Locale;
  status: ApplicationStatus;
  statusChangedAt: Date | string;
  submittedAt: Date | string;
  form: ApplicationFormName;
  formVersion: number | null;
  arm: string | null;
  attribution: Attribution | null;
  matches: MatchedOffer[] | null;
  matchedAt: Date | string | null;
  offersChecked: number | null;
  lendersChecked: number | null;
  matchCount: number | null;
  isBlocked: boolean;
  isUnderClaim: boolean;
  /** The lead manager who works on it. */
  assigneeId: number | null;
}

/** The encrypted columns. Only an export with the permission for them reads them. */
export type EncryptedAnswers = Readonly<Record<EncryptedColumn, string | null>>;

/** The columns that are read of every application, without its matches. Encrypted columns and hashes are not among them. */
export const READ_COLUMNS: readonly (keyof ApplicationRow)[] = [
  'id',
  'site',
  'status',
  'statusChangedAt',
  'submittedAt',
  'form',
  'formVersion',
  'arm',
  'attribution',
  ...readableColumns,
  'matchedAt',
  'offersChecked',
  'lendersChecked',
  'matchCount',
  'isBlocked',
  'isUnderClaim',
];

export const isoOf = (instant: Date | string | number): string => new Date(instant).toISOString();

export const isoOrNull = (instant: Date | string | number | null): string | null =>
  instant === null ? null : isoOf(instant);
