import { useRBAC } from '@strapi/strapi/admin';
import { deskActions } from '../../leads/desk/desk-actions';

const permissions = Object.values(deskActions).map((action) => ({ action, subject: null }));

export interface DeskPermissions {
  mayChange: boolean;
  maySeePhone: boolean;
  mayExport: boolean;
  mayExportSecrets: boolean;
}

/** The permissions of the administrator, to hide buttons that the server would refuse. The server checks them again. */
export function useDeskPermissions(): DeskPermissions {
  const { allowedActions } = useRBAC(permissions);
  return {
    mayChange: allowedActions.canChange === true,
    maySeePhone: allowedActions.canPhone === true,
    mayExport: allowedActions.canExport === true,
    mayExportSecrets: allowedActions.canExportSecrets === true,
  };
}
