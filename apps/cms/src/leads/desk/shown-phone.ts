import type { EncryptedColumn } from '@prestafaro/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { answer } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import type { PersonalData } from '../personal-data/personal-data';
import { BLOCKED, ownRow } from './application-handlers';
import { type DeskHandler, refuseUnknown } from './desk-route';
import { writeHistoryLine } from './history-line';

const COLUMN = 'phoneSealed' satisfies EncryptedColumn;

interface PhoneRow {
  keyHash: string;
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
      .findOne({ select: ['keyHash', COLUMN], where: { id: own.id } });
    const phone = decrypt(`applications.${COLUMN}`, row.keyHash, row.phoneSealed);
    const line = { applicationId: own.id, actor: administrator.name, reason: PHONE_SHOWN, now: new Date() };
    await writeHistoryLine(strapi, line);
    answer(ctx, 200, { phone });
  };
}
