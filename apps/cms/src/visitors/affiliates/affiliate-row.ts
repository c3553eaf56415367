import type { CountryCode, Locale } from '@prestafaro/countries';
import type { AffiliateModel, AffiliateRequest, AffiliateState, PayoutMethod } from '@prestafaro/types/affiliate';
import type { PersonalData } from '../../leads/personal-data/personal-data';

/** What an affiliate wrote. It is encrypted at rest, bound to the code. */
export type AffiliateContact = Pick<AffiliateRequest, 'name' | 'email' | 'website' | 'text'>;

/** A row of `affiliates` as the query engine returns it: instants are texts on SQLite and dates on PostgreSQL. */
export interface AffiliateRow {
  id: number;
  code: string;
  site: Locale;
  country: CountryCode;
  state: AffiliateState;
  stateChangedAt: Date | string;
  requestedAt: Date | string;
  /** When the holder of the address confirmed it; null before. */
  confirmedAt: Date | string | null;
  mailedAt: Date | string | null;
  contact: string;
  wishedModel: AffiliateModel;
  payoutMethod: PayoutMethod;
  /** Encrypted: an account, a wallet. */
  payoutDetails: string | null;
  /** The terms of the approval; null before. */
  model: AffiliateModel | null;
  rateCents: number | null;
  currency: string | null;
  /** Days until a credit is confirmed; null for the usual ones. */
  holdDays: number | null;
}

export const encryptContact = (personalData: PersonalData, code: string, contact: AffiliateContact): string =>
  personalData.encrypt('affiliates.contact', code, JSON.stringify(contact));

export const contactOf = (
  personalData: PersonalData,
  { code, contact }: Pick<AffiliateRow, 'code' | 'contact'>,
): AffiliateContact => JSON.parse(personalData.decrypt('affiliates.contact', code, contact));

/** Where an affiliate is paid; null before she told it. */
export const payoutDetailsOf = (
  personalData: PersonalData,
  { code, payoutDetails }: Pick<AffiliateRow, 'code' | 'payoutDetails'>,
): string | null => payoutDetails && personalData.decrypt('affiliates.payoutDetails', code, payoutDetails);

/** Whether there is, or was, a contract: terms were agreed on, and what was earned with them has to be proved as long as the books are kept. */
export const hadContract = ({ model }: Pick<AffiliateRow, 'model'>): boolean => model !== null;
