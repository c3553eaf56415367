import type { DeskAttempt } from '../../../leads/desk/wire';

/** What a lead manager may do about an entry of the timeline. */
export type EntryAction = ResendAction | { kind: 'delete-note'; id: number };

export type ResendAction = { kind: 'resend-mail' | 'resend-delivery'; id: number };

/** Something that happened to an application, in one Spanish sentence. */
export interface TimelineEntry {
  readonly key: string;
  readonly at: string;
  /** The order of entries of the same instant: a higher one came later. */
  readonly rank: number;
  readonly sentence: string;
  /** Who did it: `Gestor: Ana López`. */
  readonly by: string | null;
  /** Short lines below the sentence. */
  readonly details: readonly string[];
  /** What a person wrote. */
  readonly text: string | null;
  readonly attempts: readonly DeskAttempt[];
  readonly action: EntryAction | null;
}

/** An order that follows what causes what: an application is received, then compared, and its mails follow. */
export const ranks = {
  change: 0,
  consent: 1,
  matching: 2,
  click: 3,
  delivery: 4,
  postback: 5,
  mail: 6,
  note: 7,
} as const;

type Sparse = Pick<TimelineEntry, 'key' | 'at' | 'rank' | 'sentence'> & Partial<TimelineEntry>;

/** An entry without what it does not need. */
export const entryOf = (entry: Sparse): TimelineEntry => ({
  ...{ by: null, details: [], text: null, attempts: [], action: null },
  ...entry,
});
