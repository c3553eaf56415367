import type { ApplicationProgress, ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/** Before an offer is picked there is no click, and the page of an applicant who compares is read often. */
const BEFORE_PICK: readonly ApplicationStatus[] = ['draft', 'submitted', 'offers_shown'];

interface ClickRow {
  offerId: number;
  lenderName: string | null;
  at: string | Date;
}

/** The offers that an applicant has picked, each once with its latest click, the latest first. */
export async function pickedOffers(
  strapi: Core.Strapi,
  { id: applicationId, status }: { id: number; status: ApplicationStatus },
): Promise<ApplicationProgress['picks']> {
  if (BEFORE_PICK.includes(status)) return [];
  const clicks: ClickRow[] = await strapi.db.query(uidOf('click')).findMany({
    select: ['offerId', 'lenderName', 'at'],
    where: { applicationId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const latest = clicks.filter(
    ({ offerId }, index) => clicks.findIndex((click) => click.offerId === offerId) === index,
  );
  return latest.map(({ offerId, lenderName: lender, at }) => ({ offerId, lender, at: new Date(at).toISOString() }));
}
