import { deskActions } from '../../leads/desk/desk-actions';
import { entriesAddress } from '../../platform/strapi-internals/admin/entry-address';
import { DESK_PATH } from '../desk/desk-path';
import { COMMENT, UPDATE, WRITES_CONTENT } from '../menu/content-permissions';

interface Permission {
  action: string;
  subject?: string | null;
}

const EDITORIAL: ReadonlySet<unknown> = new Set(WRITES_CONTENT.map(({ subject }) => subject));

/** The comments that wait for a decision. The content manager adds the first site of the moderator. */
export const PENDING_COMMENTS = `${entriesAddress(COMMENT)}?page=1&pageSize=50&sort=sentAt:ASC&filters[$and][0][moderation][$eq]=pending`;

/**
 * Where an administrator works: a moderator on the pending comments, a lead manager at the desk. Null for those who write
 * content and for everybody else: they begin on Strapi's own page.
 */
export function startPath(permissions: readonly Permission[]): string | null {
  const updates = permissions.filter(({ action }) => action === UPDATE).map(({ subject }) => subject);
  if (updates.some((subject) => EDITORIAL.has(subject))) return null;
  if (updates.includes(COMMENT)) return PENDING_COMMENTS;
  return permissions.some(({ action }) => action === deskActions.read) ? `/${DESK_PATH}` : null;
}
