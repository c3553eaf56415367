import type { Labels } from '@prestafaro/application';
import type {
  ApplicationFormName,
  ApplicationStatus,
  ChangeSource,
  ConsentPurpose,
  DeliveryKind,
  DeliveryState,
  ShownReason,
} from '@prestafaro/types/application';
import type { DeskFilters } from './desk-filters';
import type { DeskAttempt } from './wire';

/*
 * Spanish labels for the codes on the pages of the desk and in exports. The labels of answers are in the description of each
 * field, in `@prestafaro/application`.
 */

export const statusLabels: Labels<ApplicationStatus> = {
  draft: 'Borrador',
  submitted: 'Enviada',
  offers_shown: 'Ofertas mostradas',
  offer_picked: 'Oferta elegida',
  under_review: 'En estudio',
  approved: 'Aprobada',
  declined: 'Denegada',
  signed: 'Firmada',
  paid_out: 'Dinero entregado',
  withdrawn: 'Retirada',
};

/** The labels of the buttons: one for each change that a lead manager may make. */
export const changeLabels: Partial<Labels<ApplicationStatus>> = {
  under_review: 'Poner en estudio',
  approved: 'Marcar como aprobada',
  declined: 'Marcar como denegada',
  signed: 'Marcar como firmada',
  paid_out: 'Marcar dinero entregado',
  withdrawn: 'Retirar la solicitud',
};

export const sourceLabels: Labels<ChangeSource> = {
  visitor: 'Solicitante',
  matching: 'Comparación de ofertas',
  click_out: 'Clic en una oferta',
  postback: 'Aviso de la entidad',
  lead_manager: 'Gestor',
};

export const formLabels: Labels<ApplicationFormName> = {
  application: 'Solicitud completa',
  reg: 'Registro',
  reg2: 'Registro 2',
};

/** The labels of the filters of the list. */
export const filterLabels: Readonly<Record<keyof DeskFilters, string>> = {
  search: 'Buscar',
  status: 'Estado',
  site: 'Sitio',
  matched: 'Ofertas',
  form: 'Formulario',
  from: 'Desde',
  to: 'Hasta',
  withBlocked: 'Mostrar también las bloqueadas',
};

/** The labels of the forms that change an application. */
export const changeFieldLabels = { to: 'Estado', isUnderClaim: 'Reclamación', reason: 'Motivo' } as const;

/** The labels of the form of an export. */
export const exportFieldLabels = { purpose: '¿Para qué es?' } as const;

export const consentLabels: Labels<ConsentPurpose> = {
  terms: 'Condiciones y privacidad',
  lenders: 'Enviar la solicitud a las entidades',
  messages: 'Publicidad por correo y SMS',
  calls: 'Llamadas comerciales',
  push: 'Avisos en el navegador',
};

/** What a lender gets. */
export const deliveryKindLabels: Labels<DeliveryKind> = {
  application: 'La solicitud',
  withdrawal: 'Aviso de que se retiró',
  erasure: 'Aviso de que hay que borrarla',
};

/** The label of the time at which it was queued. */
export const queuedLabels: Labels<DeliveryKind> = {
  application: 'Confirmado por el solicitante',
  withdrawal: 'Retirada',
  erasure: 'Borrado pedido',
};

export const noticeLabels: Labels<DeliveryState> = {
  waiting: 'Pendiente',
  accepted: 'Recibido por la entidad',
  refused: 'Rechazado por el servidor de la entidad: avísala por otro medio',
  given_up: 'Abandonado: la entidad no lo recibió a tiempo, avísala por otro medio',
  cancelled: 'Cancelado antes de enviarse',
};

export const deliveryLabels: Labels<DeliveryState> = {
  waiting: 'Pendiente',
  accepted: 'Recibida por la entidad',
  refused: 'Rechazada por el servidor de la entidad',
  given_up: 'Abandonada: la entidad no la recibió a tiempo',
  cancelled: 'Cancelada antes de enviarse',
};

export const attemptLabels: Labels<DeskAttempt['outcome']> = {
  accepted: 'Recibida',
  refused: 'Rechazada',
  later: 'Aplazada',
  away: 'Sin respuesta',
};

/** The errors of a delivery that have a reason which a lead manager can pass on; others are shown as they are. */
export const deliveryErrorLabels: Labels<string> = {
  NO_ADDRESS: 'la entidad ya no tiene dirección de envío',
  NO_SECRET: 'falta el secreto de la entidad en DELIVERY_SECRETS',
  PRIVATE_ADDRESS: 'la dirección lleva a una red privada',
  NOT_IN_TIME: 'no se envió a tiempo',
  TIMEOUT: 'no respondió a tiempo',
  ECONNREFUSED: 'su servidor no acepta conexiones',
  ENOTFOUND: 'su dirección no existe',
};

export const reasonLabels: Labels<ShownReason['code']> = {
  age: 'Edad',
  income: 'Ingresos',
  employment: 'Situación laboral',
  default_register: 'Registro de morosos',
  identity_document: 'Documento de identidad',
  bank_account: 'Cuenta bancaria',
  phone: 'Teléfono',
  amount: 'Importe',
  term: 'Plazo',
  product_type: 'Tipo de producto',
};

/** The label of a stored code; a code without a label is returned as it is. */
export function labelOf(labels: Labels<string>, code: string | null): string {
  if (code === null) return '';
  return labels[code] ?? code;
}
