import type { ApplicationStatus } from '@prestafaro/types/application';

/**
 * How long something is kept. A country's rules are data: their figures are set by law and by the editor (R26).
 * @template Kind what records are told apart by: the status of an application, or kinds of one's own (`consent_proof`).
 */
export interface RetentionRule<Kind extends string = ApplicationStatus> {
  /** For the log of the job: which rule decided. */
  readonly id: string;
  readonly kinds: readonly Kind[];
  /** Whole days after the last change of the record. A job that runs once a day needs a day less than the law gives. */
  readonly afterDays: number;
  /** `block`: kept out of every use but a claim, until another rule has it erased (LOPDGDD art. 32). */
  readonly action: 'block' | 'erase';
}

/** What the rules have to know of a record: nothing about the person. */
export interface RetainedRecord<Kind extends string = ApplicationStatus> {
  readonly id: string;
  readonly kind: Kind;
  /** The last change: of an application its last status, or the last edit of a draft. */
  readonly changedAt: Date;
  readonly isBlocked: boolean;
  /** A complaint or a claim is open. It has to be possible to answer, so nothing is erased meanwhile (R26). */
  readonly isUnderClaim: boolean;
}

export const millisecondsPerDay = 86_400_000;
