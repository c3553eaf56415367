import type { MatchedOffer } from '@prestafaro/lending';
import { type ApplicationStatus, applicationTokenSchema } from '@prestafaro/types/application';
import { leadIdSchema } from '@prestafaro/types/lead-id';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { linkedApplication } from '../../delivery/mail/links/linked-application';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { confirmLeadContact } from '../affiliates/confirm-lead-contact';

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
  keyHash: string;
  /** `1990-05-17`. */
  birthDate: string;
  hasBankAccount: boolean | null;
  /** Ciphertext; null if the applicant left it out. */
  documentSealed: string | null;
  accountSealed: string | null;
}

const READ = [
  ...['id', 'site', 'status', 'submittedAt', 'matchedAt', 'offersChecked', 'lendersChecked'],
  ...['amount', 'days', 'arm', 'matches', 'documentSealed', 'accountSealed'],
  // For the pick of an offer, which may add document and account.
  ...['keyHash', 'birthDate', 'hasBankAccount'],
];

/**
 * The application of a token: of the browser that sent it, or of the link of a mail while that is valid.
 * @returns null for an unknown token, and for data that is kept for legal claims only (R26)
 */
export async function applicationOfToken(
  strapi: Core.Strapi,
  personalData: PersonalData,
  token: unknown,
): Promise<TokenApplication | null> {
  const parsed = applicationTokenSchema.safeParse(token);
  if (!parsed.success) return null;
  const found = await readApplication(strapi, { tokenHash: personalData.lookupHash('token', parsed.data) });
  // Its link is behind a button, which no scanner of mails presses: so a person reads the mails of that address.
  if (found?.isLinked) await confirmLeadContact(strapi, found.application.id, new Date());
  return found?.application ?? null;
}

/** The application of a lead id. The lead feed alone reads it, because an outside network may know the id. */
export async function applicationOfLeadId(
  strapi: Core.Strapi,
  personalData: PersonalData,
  leadId: string,
): Promise<TokenApplication | null> {
  const parsed = leadIdSchema.safeParse(leadId);
  if (!parsed.success) return null;
  const found = await readApplication(strapi, { leadIdHash: personalData.lookupHash('lead-id', parsed.data) });
  return found?.application ?? null;
}

/** @returns the application, and whether the link of a mail opened it */
async function readApplication(
  strapi: Core.Strapi,
  hash: { tokenHash: string } | { leadIdHash: string },
): Promise<{ application: TokenApplication; isLinked: boolean } | null> {
  const sent = await findApplication(strapi, hash);
  if (sent) return { application: sent, isLinked: false };
  const id = await linkedApplication(strapi, hash, new Date());
  const linked = id === null ? null : await findApplication(strapi, { id });
  return linked && { application: linked, isLinked: true };
}

function findApplication(strapi: Core.Strapi, where: object): Promise<TokenApplication | null> {
  return strapi.db.query(uidOf('application')).findOne({ select: READ, where: { ...where, isBlocked: false } });
}
