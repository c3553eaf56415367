import type { ApplicationStatus, MatchedOffer } from '@prestafaro/lending';
import { applicationTokenSchema } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import type { PersonalData } from '../personal-data/personal-data';

/** What may be told of an application to who has its token. */
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

/** The application of a token; null for one that is none of ours, and for data that is only kept for claims (R26). */
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
