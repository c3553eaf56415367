import type { AffiliateModel, AffiliateState, PayoutMethod } from '@prestafaro/types/affiliate';
import type { CreditKind, CreditReason, CreditState } from '@prestafaro/types/affiliate-statement';
import type { ChangedData } from './affiliate-history';
import type { HeldFor, PaymentRow, RunState } from './payments/payment-row';

/* Spanish labels for the codes on the pages of affiliates in the admin, in statements and in refusals. */

export const stateLabels: Readonly<Record<AffiliateState, string>> = {
  requested: 'Por decidir',
  approved: 'Aprobado',
  refused: 'Rechazado',
  paused: 'En pausa',
  ended: 'Terminado',
};

/** The labels of the buttons. */
export const decisionLabels: Readonly<Record<AffiliateState, string>> = {
  requested: 'Dejar por decidir',
  approved: 'Aprobar',
  refused: 'Rechazar',
  paused: 'Poner en pausa',
  ended: 'Terminar el contrato',
};

export const modelLabels: Readonly<Record<AffiliateModel, string>> = {
  cpl: 'CPL: por solicitud válida',
  cps: 'CPS: por préstamo entregado',
};

export const payoutLabels: Readonly<Record<PayoutMethod, string>> = {
  bank: 'Transferencia bancaria',
  usdt: 'USDT',
  webmoney: 'WebMoney',
  capitalist: 'Capitalist',
  paypal: 'PayPal',
};

/** What an affiliate changed, in the history. */
export const changedLabels: Readonly<Record<ChangedData, string>> = {
  request: 'Cambió los datos de la petición',
  payout: 'Cambió los datos de pago',
};

/** The labels of the form of a decision. */
export const decisionFieldLabels = {
  to: 'Decisión',
  reason: 'Motivo',
  model: 'Modelo',
  rate: 'Tarifa',
  holdDays: 'Días de espera',
  payoutMethod: 'Forma de pago',
  payoutDetails: 'Datos de pago',
} as const;

export const kindLabels: Readonly<Record<CreditKind, string>> = {
  click: 'Clic',
  lead: 'Solicitud',
  sale: 'Préstamo',
  correction: 'Corrección',
};

export const creditStateLabels: Readonly<Record<CreditState, string>> = {
  open: 'En espera',
  confirmed: 'Confirmado',
  paid: 'Pagado',
  void: 'No válido',
};

/** Why a credit is not valid, or why there is a correction. */
export const reasonLabels: Readonly<Record<CreditReason, string>> = {
  unconfirmed: 'Nadie confirmó el contacto de la solicitud',
  returned: 'Devuelto: la red retiró el préstamo',
  decision: 'Decisión de un gestor',
};

export const runStateLabels: Readonly<Record<RunState, string>> = {
  open: 'Por pagar',
  paid: 'Pagado',
  cancelled: 'Cancelado',
};

export const paymentStateLabels: Readonly<Record<PaymentRow['state'], string>> = {
  due: 'Por pagar',
  paid: 'Pagado',
  held: 'No se paga',
  cancelled: 'Cancelado',
};

export const heldLabels: Readonly<Record<HeldFor, string>> = {
  minimum: 'no llega al mínimo; pasa al próximo pago',
  'no-details': 'faltan sus datos de pago; pídeselos y pasa al próximo pago',
  'nothing-owed': 'las correcciones restan todo lo confirmado; pasa al próximo pago',
};

/** The labels of the forms about credits. */
export const creditFieldLabels = { reason: 'Motivo', amount: 'Importe' } as const;

/** The labels of the forms about payments. */
export const runFieldLabels = {
  site: 'Sitio',
  month: 'Hasta el mes',
  minimum: 'Mínimo',
  paidOn: 'Día del pago',
  reference: 'Referencia',
  references: 'Referencias',
  reason: 'Motivo',
} as const;
