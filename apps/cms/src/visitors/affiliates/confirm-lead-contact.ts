import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/**
 * Notes on the lead of an application that its contact is confirmed: the applicant opened the application by a mailed link, or a lender, who knows
 * the borrower, reported a decision in favour. The credit holds it and not the application, so that an erasure takes nothing from the
 * affiliate. A lead whose hold has ended without it stays void.
 */
export async function confirmLeadContact(strapi: Core.Strapi, applicationId: number, now: Date): Promise<void> {
  const credits = strapi.db.query(uidOf('affiliate-credit'));
  const where = { cause: `lead:${applicationId}`, contactConfirmedAt: { $null: true } };
  // Every page of an applicant who came by a link asks. Reading holds up no other writer.
  if ((await credits.count({ where })) > 0) await credits.updateMany({ where, data: { contactConfirmedAt: now } });
}
