import type { PostbackStatus } from '@prestafaro/types/application';

/**
 * The words of one network, to the letter, and what they mean here: `{ "hold": "under_review", "sale": "paid_out" }`.
 * `ignored`: the network sends it and it says nothing about the application (a test, a click that was counted, a client
 * who went away: that may still pick another offer).
 */
export type PostbackTable = Readonly<Record<string, PostbackStatus | 'ignored'>>;

export interface MappedPostback {
  readonly ok: true;
  readonly status: PostbackStatus | 'ignored';
}

export interface UnknownPostback {
  readonly ok: false;
  readonly problem: {
    readonly code: 'unknown_status';
    readonly status: string;
    /** What the table has. */
    readonly known: readonly string[];
  };
}

/**
 * What a network's status means. One that its table does not have is refused and never guessed: a guess could tell somebody
 * that they have been approved.
 */
export function mapPostbackStatus(table: PostbackTable, status: string): MappedPostback | UnknownPostback {
  const mapped = Object.hasOwn(table, status) ? table[status] : undefined;
  if (mapped !== undefined) return { ok: true, status: mapped };
  return { ok: false, problem: { code: 'unknown_status', status, known: Object.keys(table) } };
}
