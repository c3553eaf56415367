import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { type DeliveryRoute, deliveryRoute } from './delivery-route';
import type { DeliveryRow } from './delivery-rows';
import type { DeliverySettings } from './delivery-settings';
import { DELIVERABLE_COLUMNS, type DeliverableRow, noticePayload, payloadOf } from './payload';
import { isSendable, pickConsent } from './sendable';

/** What to do with a claimed delivery. */
export type DeliveryCall =
  | { readonly kind: 'send'; readonly url: string; readonly secret: string; readonly body: string }
  /** The applicant withdrew, or the application is gone or finished. */
  | { readonly kind: 'cancel' }
  /** The lender has no address or no secret at the moment, or another name than the applicant read. Somebody can mend that. */
  | { readonly kind: 'wait'; readonly error: Extract<DeliveryRoute, { ok: false }>['error'] };

/**
 * Makes the call of a delivery, right before it is sent, from the application as it is stored. So nothing personal waits in the table,
 * and a withdrawal counts until the last moment.
 */
export async function deliveryCall(
  strapi: Core.Strapi,
  row: DeliveryRow,
  settings: DeliverySettings,
  personalData: Pick<PersonalData, 'decrypt'>,
): Promise<DeliveryCall> {
  const message = await messageOf(strapi, row, personalData);
  if (!message) return { kind: 'cancel' };
  const route = await deliveryRoute(strapi, row, settings);
  if (!route.ok) return { kind: 'wait', error: route.error };
  return { kind: 'send', url: route.url, secret: route.secret, body: JSON.stringify(message) };
}

/** @returns null if the application must not be sent any more */
async function messageOf(strapi: Core.Strapi, row: DeliveryRow, personalData: Pick<PersonalData, 'decrypt'>) {
  const { kind } = row;
  if (kind !== 'application') return noticePayload({ ...row, kind });
  const application = await sendableRow(strapi, row.applicationId);
  const consent = application && (await pickConsent(strapi, row));
  return consent && payloadOf({ ...row, consent }, application, personalData);
}

async function sendableRow(strapi: Core.Strapi, applicationId: number | null): Promise<DeliverableRow | null> {
  if (applicationId === null || !(await isSendable(strapi, applicationId))) return null;
  return strapi.db
    .query(uidOf('application'))
    .findOne({ select: DELIVERABLE_COLUMNS, where: { id: applicationId, isBlocked: false } });
}
