/**
 * The permissions of the lead desk in the admin. A role has each of them or not; for which sites, follows from the code of
 * the role (`desk-sites.ts`).
 */
export const deskActions = {
  read: 'api::desk.read',
  change: 'api::desk.change',
  /** The telephone number of one application at a time, which the history records. */
  phone: 'api::desk.phone',
  export: 'api::desk.export',
  /** Documents, accounts and telephone numbers in plain text. By default only the super administrator has it. */
  exportSecrets: 'api::desk.export-secrets',
} as const;

export type DeskAction = keyof typeof deskActions;

/** Their labels in the form of a role. */
export const deskActionNames: Readonly<Record<DeskAction, string>> = {
  read: 'Ver las solicitudes',
  change: 'Cambiar el estado, asignar, escribir notas, anotar reclamaciones y enviar de nuevo',
  phone: 'Ver el teléfono de una solicitud, que queda anotado',
  export: 'Exportar sin datos protegidos',
  exportSecrets: 'Exportar con documento, cuenta y teléfono',
};
