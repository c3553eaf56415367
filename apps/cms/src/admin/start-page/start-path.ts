import { deskActions } from '../../leads/desk/desk-actions';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';
import { AFFILIATES_PAGE } from '../affiliates/affiliates-page-path';
import { DESK_PATH } from '../desk/desk-path';
import { MEASUREMENTS_PAGE } from '../measurements/measurements-page-path';
import { COMMENT, UPDATE, WRITES_CONTENT } from '../menu/content-permissions';
import { MODERATION_PAGE } from '../moderation/moderation-page-path';

interface Permission {
  action: string;
  subject?: string | null;
}

const EDITORIAL: ReadonlySet<unknown> = new Set(WRITES_CONTENT.map(({ subject }) => subject));

/** The pages of those who write no content and moderate nothing. The first one that a person may open is theirs. */
const PAGES: readonly (readonly [action: string, path: string])[] = [
  [deskActions.read, `/${DESK_PATH}`],
  [affiliateActions.read, `/${AFFILIATES_PAGE}`],
  [READ_MEASUREMENTS, `/${MEASUREMENTS_PAGE}`],
];

/**
 * Where an administrator works: a moderator on the moderation queue, a lead manager at the desk, an affiliate manager at the
 * affiliates, an analyst at the measurements. Null for those who write content and for everybody else: they begin on Strapi's own page.
 */
export function startPath(permissions: readonly Permission[]): string | null {
  const updates = permissions.filter(({ action }) => action === UPDATE).map(({ subject }) => subject);
  if (updates.some((subject) => EDITORIAL.has(subject))) return null;
  if (updates.includes(COMMENT)) return `/${MODERATION_PAGE}`;
  const allowed = new Set(permissions.map(({ action }) => action));
  return PAGES.find(([action]) => allowed.has(action))?.[1] ?? null;
}
