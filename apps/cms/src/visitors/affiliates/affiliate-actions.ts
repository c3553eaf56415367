/** The permissions of the page of affiliates in the admin. For which sites, follows from the code of the role (`affiliate-sites.ts`). */
export const affiliateActions = {
  read: 'api::affiliates.read',
  change: 'api::affiliates.change',
  /** Prepares payments, sees where to pay, and notes that it was paid. */
  pay: 'api::affiliates.pay',
} as const;

export type AffiliateAction = keyof typeof affiliateActions;

/** Their labels in the form of a role. */
export const affiliateActionNames: Readonly<Record<AffiliateAction, string>> = {
  read: 'Ver los afiliados y sus extractos',
  change: 'Aprobar, rechazar y pausar afiliados, y corregir abonos',
  pay: 'Preparar pagos, ver los datos de pago y marcarlos como pagados',
};
