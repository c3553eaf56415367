import { ROLES } from '../../access/roles';
import { uidOf } from '../../content/content-types';
import { deskActions } from '../../leads/desk/desk-actions';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';

/** The permissions of a role as the panel gets them. */
export function permissionsOfRole(code: string) {
  const role = ROLES.find((one) => one.code === code);
  if (!role) throw new Error(`There is no role ${code}`);
  return [
    ...role.content.flatMap(({ type, actions }) =>
      actions.map((action) => ({ action: `plugin::content-manager.explorer.${action}`, subject: uidOf(type) })),
    ),
    ...role.plugins.map((action) => ({ action, subject: null })),
    ...role.desk.map((action) => ({ action: deskActions[action], subject: null })),
    ...role.affiliates.map((action) => ({ action: affiliateActions[action], subject: null })),
    ...(role.measurements ? [{ action: READ_MEASUREMENTS, subject: null }] : []),
  ];
}
