import type { PostbackMeaning } from '@prestafaro/types/application';

/**
 * The exact statuses of one network and their meaning here: `{ "hold": "under_review", "sale": "paid_out" }`.
 * `ignored`: the network sends it, but it does not change the application (a test, a counted click, a client who left and may
 * still pick another offer).
 */
export type PostbackTable = Readonly<Record<string, PostbackMeaning>>;

/** What the network's word means here. */
export interface MappedPostback {
  readonly ok: true;
  readonly status: PostbackMeaning;
}

/** A status that the network's table lacks: the application keeps its own. */
export interface UnknownPostback {
  readonly ok: false;
  readonly problem: {
    readonly code: 'unknown_status';
    readonly status: string;
    /** The statuses of the table. */
    readonly known: readonly string[];
  };
}

/**
 * Translates a network's status. A status outside the table is refused and never guessed, because a wrong guess could tell an
 * applicant that they have been approved.
 */
export function mapPostbackStatus(table: PostbackTable, status: string): MappedPostback | UnknownPostback {
  const mapped = Object.hasOwn(table, status) ? table[status] : undefined;
  if (mapped !== undefined) return { ok: true, status: mapped };
  return { ok: false, problem: { code: 'unknown_status', status, known: Object.keys(table) } };
}
