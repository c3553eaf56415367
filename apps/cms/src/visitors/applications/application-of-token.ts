import type { MatchedOffer } from '@prestafaro/lending';
import { type ApplicationStatus, applicationTokenSchema } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';

/** The part of an application that the holder of its token may read. */
export interface TokenApplication {
  id: number;
  site: string;
  status: ApplicationStatus;
  submittedAt: string | Date;
  matchedAt: string | Date | null;
  offersChecked: number | null;
  lendersChecked: number | null;
  amount: number;
  days: number;
  arm: string | null;
  matches: MatchedOffer[] | null;
}

const READ = [
  ...['id', 'site', 'status', 'submittedAt', 'matchedAt', 'offersChecked', 'lendersChecked'],
  ...['amount', 'days', 'arm', 'matches'],
];

/** The application of a token; null for an unknown token, and for data that is kept for legal claims only (R26). */
export async function applicationOfToken(
  strapi: Core.Strapi,
  personalData: PersonalData,
  token: unknown,
): Promise<TokenApplication | null> {
  const parsed = applicationTokenSchema.safeParse(token);
  if (!parsed.success) return null;
  return strapi.db
    .query(uidOf('application'))
    .findOne({ select: READ, where: { tokenHash: personalData.lookupHash('token', parsed.data), isBlocked: false } });
}
