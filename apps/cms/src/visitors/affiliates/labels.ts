import type { AffiliateModel, AffiliateState, PayoutMethod } from '@prestafaro/types/affiliate';
import type { ChangedData } from './affiliate-history';

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
  cpl: 'CPL: por solicitud recibida',
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
  payoutMethod: 'Forma de pago',
  payoutDetails: 'Datos de pago',
} as const;
