import { deskActions } from '../../leads/desk/desk-actions';
import { entriesAddress } from '../../platform/strapi-internals/admin/entry-address';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';
import { AFFILIATES_PAGE } from '../affiliates/affiliates-page-path';
import { DESK_PATH } from '../desk/desk-path';
import { MEASUREMENTS_PAGE } from '../measurements/measurements-page-path';
import { COMMENT, UPDATE, WRITES_CONTENT } from '../menu/content-permissions';

interface Permission {
  action: string;
  subject?: string | null;
}

const EDITORIAL: ReadonlySet<unknown> = new Set(WRITES_CONTENT.map(({ subject }) => subject));

/** The comments that wait for a decision. The content manager adds the first site of the moderator. */
export const PENDING_COMMENTS = `${entriesAddress(COMMENT)}?page=1&pageSize=50&sort=sentAt:ASC&filters[$and][0][moderation][$eq]=pending`;

/** The pages of those who write no content and moderate nothing. The first one that a person may open is theirs. */
const PAGES: readonly (readonly [action: string, path: string])[] = [
  [deskActions.read, `/${DESK_PATH}`],
  [affiliateActions.read, `/${AFFILIATES_PAGE}`],
  [READ_MEASUREMENTS, `/${MEASUREMENTS_PAGE}`],
];

/**
 * Where an administrator works: a moderator on the pending comments, a lead manager at the desk, an affiliate manager at the
 * affiliates, an analyst at the measurements. Null for those who write content and for everybody else: they begin on Strapi's own page.
 */
export function startPath(permissions: readonly Permission[]): string | null {
  const updates = permissions.filter(({ action }) => action === UPDATE).map(({ subject }) => subject);
  if (updates.some((subject) => EDITORIAL.has(subject))) return null;
  if (updates.includes(COMMENT)) return PENDING_COMMENTS;
  const allowed = new Set(permissions.map(({ action }) => action));
  return PAGES.find(([action]) => allowed.has(action))?.[1] ?? null;
}
