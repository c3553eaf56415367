import type { EncryptedColumn } from '@prestafaro/application';
import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { answer } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import type { PersonalData } from '../personal-data/personal-data';
import { BLOCKED, ownRow } from './application-handlers';
import { type DeskHandler, refuseUnknown } from './desk-route';

const COLUMN = 'phoneSealed' satisfies EncryptedColumn;

interface PhoneRow {
  keyHash: string;
  status: ApplicationStatus;
  phoneSealed: string;
}

/** The reason in the history of an application whose telephone number was shown. */
export const PHONE_SHOWN = 'Teléfono mostrado';

/**
 * Answers the telephone number of one application, which a lead manager calls. The history has the administrator's name before the
 * number is sent (R28).
 */
export function phoneHandler(strapi: Core.Strapi, { decrypt }: Pick<PersonalData, 'decrypt'>): DeskHandler {
  return async (ctx, administrator) => {
    const own = await ownRow(strapi, ctx, administrator);
    if (!own) return refuseUnknown(ctx);
    if (own.isBlocked) return refuse(ctx, 409, BLOCKED);
    const row: PhoneRow = await strapi.db
      .query(uidOf('application'))
      .findOne({ select: ['keyHash', 'status', COLUMN], where: { id: own.id } });
    const phone = decrypt(`applications.${COLUMN}`, row.keyHash, row.phoneSealed);
    await strapi.db.query(uidOf('application-change')).create({
      data: {
        applicationId: own.id,
        fromStatus: row.status,
        toStatus: row.status,
        source: 'lead_manager',
        actor: administrator.name,
        reason: PHONE_SHOWN,
        clickId: null,
        at: new Date(),
      },
    });
    answer(ctx, 200, { phone });
  };
}
