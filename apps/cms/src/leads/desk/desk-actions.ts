/**
 * What the desk of the lead managers lets somebody do, as the admin's permissions know it. A role has them one by one;
 * which sites they are for is said by the code of the role (`desk-sites.ts`).
 */
export const deskActions = {
  read: 'api::desk.read',
  change: 'api::desk.change',
  export: 'api::desk.export',
  /** Documents, accounts and telephone numbers in plain text. Nobody has it by default but the super administrator. */
  exportSecrets: 'api::desk.export-secrets',
} as const;

export type DeskAction = keyof typeof deskActions;

/** How the form of a role names them. */
export const deskActionNames: Readonly<Record<DeskAction, string>> = {
  read: 'Ver las solicitudes',
  change: 'Cambiar el estado y anotar reclamaciones',
  export: 'Exportar sin datos protegidos',
  exportSecrets: 'Exportar con documento, cuenta y teléfono',
};
