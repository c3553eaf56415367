import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type DeliveryResendRefusal, resendDelivery } from '../../delivery/lenders/resend-delivery';
import { type MailResendRefusal, resendMail } from '../../delivery/mail/resend-mail';
import { answer } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import type { PersonalData } from '../personal-data/personal-data';
import { BLOCKED, ownRow } from './application-handlers';
import { idOf } from './desk-body';
import { type DeskHandler, refuseUnknown } from './desk-route';
import { writeHistoryLine } from './history-line';

const MAIL_REFUSALS: Readonly<Record<Exclude<MailResendRefusal, 'unknown'>, string>> = {
  waiting: 'Ese correo está en cola y saldrá solo: no hace falta enviarlo de nuevo.',
  sent: 'Ese correo ya se envió.',
  resent: 'Ese correo ya se ha enviado de nuevo: recarga la página para ver el otro en la cronología.',
  dead_address:
    'El servidor de su correo dijo que esa dirección no existe, así que no se le escribe durante 90 días. Llámale por teléfono.',
  over_limit: 'Esa dirección ya ha recibido hoy el máximo de correos de este tipo. Vuelve a intentarlo mañana.',
  outdated: 'Lo que decía ese correo ya no es así: la solicitud ha cambiado desde entonces. No se envía.',
  unsubscribed: 'Esa persona se ha dado de baja de la publicidad. No se envía.',
  no_consent: 'Esa persona no ha aceptado la publicidad, o ha retirado su consentimiento. No se envía.',
};

const DELIVERY_REFUSALS: Readonly<Record<Exclude<DeliveryResendRefusal, 'unknown'>, string>> = {
  waiting: 'Ese envío está en cola y saldrá solo: no hace falta enviarlo de nuevo.',
  accepted: 'La entidad ya lo ha recibido.',
  cancelled: 'Ese envío se canceló: la solicitud ya no debe salir.',
  no_consent: 'Esa persona ha retirado su consentimiento para enviar la solicitud a las entidades. No se envía.',
  closed: 'En el estado que tiene ahora, la solicitud ya no se envía a ninguna entidad.',
  no_address: 'La entidad ya no tiene dirección de envío. Pide a un editor que la ponga en «Envío de solicitudes».',
  renamed:
    'La entidad se llama ahora de otra forma, y la persona aceptó que su solicitud fuera a la de antes. No se envía: si quiere, puede elegirla de nuevo.',
  no_secret: 'Falta el secreto de la entidad en DELIVERY_SECRETS. Avisa a quien administra el servidor.',
};

const NO_PART = 'No hay ningún correo ni envío con ese número en esta solicitud. Recarga la página.';

/** Sends a failed mail about an application again, at most once, and records who asked for it. */
export function resendMailHandler(strapi: Core.Strapi, personalData: PersonalData): DeskHandler {
  return async (ctx, administrator) => {
    const row = await ownRow(strapi, ctx, administrator);
    if (!row) return refuseUnknown(ctx);
    if (row.isBlocked) return refuse(ctx, 409, BLOCKED);
    const mailId = idOf(ctx, 'part');
    if (mailId === null) return refuse(ctx, 404, NO_PART);
    const refusal = await send(mailId, row.id, administrator.name).catch(async (error: unknown) => {
      // Two people asked at once: the unique index accepted the first one, and this transaction was rolled back.
      const isResent = (await strapi.db.query(uidOf('mail')).count({ where: { resendOf: mailId } })) > 0;
      if (isResent) return 'resent' as const;
      throw error;
    });
    if (refusal === 'unknown') return refuse(ctx, 404, NO_PART);
    if (refusal) return refuse(ctx, 409, MAIL_REFUSALS[refusal]);
    answer(ctx, 200, { outcome: 'queued' });
  };

  async function send(mailId: number, applicationId: number, actor: string): Promise<MailResendRefusal | null> {
    const now = new Date();
    return strapi.db.transaction(async (): Promise<MailResendRefusal | null> => {
      const refusal = await resendMail(strapi, personalData, { applicationId, mailId, now });
      if (!refusal) await writeHistoryLine(strapi, { applicationId, actor, reason: 'Correo enviado de nuevo', now });
      return refusal;
    });
  }
}

/** Sends a failed delivery or notice again, and records who asked for it. A notice goes out for a blocked application too: it is a duty. */
export function resendDeliveryHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const row = await ownRow(strapi, ctx, administrator);
    if (!row) return refuseUnknown(ctx);
    const deliveryId = idOf(ctx, 'part');
    if (deliveryId === null) return refuse(ctx, 404, NO_PART);
    const now = new Date();
    const outcome = await strapi.db.transaction(async () => {
      const done = await resendDelivery(strapi, { applicationId: row.id, deliveryId, now });
      if (typeof done === 'string') return done;
      const reason = `Envío repetido: ${done.lender}`;
      await writeHistoryLine(strapi, { applicationId: row.id, actor: administrator.name, reason, now });
      return null;
    });
    if (outcome === 'unknown') return refuse(ctx, 404, NO_PART);
    if (outcome) return refuse(ctx, 409, DELIVERY_REFUSALS[outcome]);
    answer(ctx, 200, { outcome: 'queued' });
  };
}
