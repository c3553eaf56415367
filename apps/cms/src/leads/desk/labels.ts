import type { Labels } from '@prestafaro/application';
import type {
  ApplicationFormName,
  ApplicationStatus,
  ChangeSource,
  ClickOutcome,
  ConsentPurpose,
  DeliveryKind,
  DeliveryState,
  ShownReason,
} from '@prestafaro/types/application';
import type { DeskFilters } from './desk-filters';
import type { DeskAttempt, DeskMail, DeskPostback } from './wire';

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
  assignee: 'Gestor',
  withBlocked: 'Mostrar también las bloqueadas',
};

/** Of the filter by assignee. */
export const assigneeLabels: Labels<NonNullable<DeskFilters['assignee']>> = { me: 'Mías', none: 'Sin asignar' };

/** The labels of the forms that change an application. */
export const changeFieldLabels = {
  to: 'Estado',
  isUnderClaim: 'Reclamación',
  reason: 'Motivo',
  text: 'Nota',
  assigneeId: 'Gestor',
} as const;

/** The label of the form that saves filters. */
export const savedFilterLabels = { name: 'Nombre' } as const;

export const MAX_NOTE_LENGTH = 2000;
export const MAX_FILTER_NAME_LENGTH = 60;

/** The labels of the form of an export. */
export const exportFieldLabels = { purpose: '¿Para qué es?' } as const;

export const consentLabels: Labels<ConsentPurpose> = {
  terms: 'Condiciones y privacidad',
  lenders: 'Enviar la solicitud a las entidades',
  messages: 'Publicidad por correo y SMS',
  calls: 'Llamadas comerciales',
  push: 'Avisos en el navegador',
};

type DeliveryMoment = 'queued' | 'failed' | Exclude<DeliveryState, 'waiting'>;
type DeliverySentences = Readonly<Record<DeliveryMoment, (lender: string) => string>>;

/** What happens on the way to a lender, as sentences of the timeline. */
export const deliverySentences: Readonly<Record<DeliveryKind, DeliverySentences>> = {
  application: {
    queued: (lender) => `Confirmó el envío de la solicitud a ${lender}`,
    failed: (lender) => `${lender} no confirmó que recibió la solicitud`,
    accepted: (lender) => `${lender} recibió la solicitud`,
    refused: (lender) => `El servidor de ${lender} rechazó la solicitud`,
    given_up: (lender) => `Se abandonó el envío a ${lender}: no confirmó a tiempo que la recibió`,
    cancelled: (lender) => `Se canceló el envío a ${lender}`,
  },
  withdrawal: noticeSentences('de que ya no se necesita'),
  erasure: noticeSentences('de que hay que borrarla'),
};

function noticeSentences(what: string): DeliverySentences {
  return {
    queued: (lender) => `Hay que avisar a ${lender} ${what}`,
    failed: (lender) => `${lender} no confirmó que recibió el aviso ${what}`,
    accepted: (lender) => `${lender} recibió el aviso ${what}`,
    refused: (lender) => `El servidor de ${lender} rechazó el aviso ${what}: avísala por otro medio`,
    given_up: (lender) => `Se abandonó el aviso a ${lender} ${what}: avísala por otro medio`,
    cancelled: (lender) => `Se canceló el aviso a ${lender} ${what}`,
  };
}

/** What a network or a lender reports of a click. */
export const reportLabels: Labels<ClickOutcome> = {
  under_review: statusLabels.under_review,
  approved: statusLabels.approved,
  declined: statusLabels.declined,
  signed: statusLabels.signed,
  paid_out: statusLabels.paid_out,
  reversed: 'Anulada: se quita la comisión',
};

/** Why a report changed nothing. */
export const postbackLabels: Labels<Exclude<DeskPostback['outcome'], 'applied'>> = {
  unchanged: 'La solicitud ya estaba en ese estado',
  ignored: 'Ese aviso no cambia ningún estado',
  refused: 'Desde el estado de la solicitud o del clic no se puede pasar a ese, así que no cambió nada',
};

/** What became of a mail. */
export const mailStateLabels: Labels<DeskMail['state']> = {
  waiting: 'Correo en cola',
  sent: 'Correo enviado',
  refused: 'Correo rechazado por el servidor',
  given_up: 'Correo abandonado',
  suppressed: 'Correo no enviado',
};

export const attemptLabels: Labels<DeskAttempt['outcome']> = {
  accepted: 'Recibida',
  refused: 'Rechazada',
  later: 'Aplazada',
  away: 'Sin respuesta',
};

/** The mails about an application, by their templates. A mail of another template is shown by its name. */
export const mailLabels: Labels<string> = {
  'application-received': 'solicitud recibida',
  'status-changed': 'nuevo estado de la solicitud',
  'application-approved': 'solicitud aprobada',
  'application-declined': 'solicitud denegada',
  'status-link': 'enlace a la solicitud',
  'offers-that-fit': 'ofertas que encajan (publicidad)',
};

/** The errors of a delivery that have a reason which a lead manager can pass on; others are shown as they are. */
export const deliveryErrorLabels: Labels<string> = {
  UNUSABLE_ANSWER: 'su número o su estado no es un texto, o es demasiado largo',
  UNKNOWN_STATUS:
    'ese estado no se conoce; añádelo a la tabla de su red en «Ajustes del sitio → Redes de afiliación» o, si no tiene red, pídele las palabras de la guía',
  STATUS_WITHOUT_CLICK: 'el clic de ese envío ya se ha borrado',
  NO_ADDRESS: 'la entidad ya no tiene dirección de envío',
  RENAMED: 'la entidad se llama ahora de otra forma: la persona aceptó que la reciba la de antes',
  NO_SECRET: 'falta el secreto de la entidad en DELIVERY_SECRETS',
  PRIVATE_ADDRESS: 'la dirección lleva a una red privada',
  NOT_IN_TIME: 'no se envió a tiempo',
  TIMEOUT: 'no respondió a tiempo',
  ECONNREFUSED: 'su servidor no acepta conexiones',
  ENOTFOUND: 'su dirección no existe',
  EAI_AGAIN: 'no se ha podido averiguar dónde está su servidor',
  ECONNRESET: 'su servidor cortó la conexión',
  ADDRESS: 'la dirección no es válida',
  CERT_HAS_EXPIRED: 'su certificado ha caducado',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'su certificado no es de una autoridad conocida',
  SELF_SIGNED_CERT_IN_CHAIN: 'su certificado no es de una autoridad conocida',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a su certificado le falta el de la autoridad que lo emitió',
  ERR_TLS_CERT_ALTNAME_INVALID: 'su certificado es de otro nombre',
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
