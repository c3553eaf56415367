import { useRBAC } from '@strapi/strapi/admin';
import { deskActions } from '../../desk/desk-actions';

const permissions = Object.values(deskActions).map((action) => ({ action, subject: null }));

export interface DeskPermissions {
  mayChange: boolean;
  mayExport: boolean;
  mayExportSecrets: boolean;
}

/** What the person at the desk may do, to show no button that would be refused. The server asks again. */
export function useDeskPermissions(): DeskPermissions {
  const { allowedActions } = useRBAC(permissions);
  return {
    mayChange: allowedActions.canChange === true,
    mayExport: allowedActions.canExport === true,
    mayExportSecrets: allowedActions.canExportSecrets === true,
  };
}
