import type { ApplicationStatus } from '@prestafaro/types/application';

/**
 * The retention period of a record type. A country's rules are data; law and editor set their figures (R26).
 * @template Kind the record types: the status of an application, or a name of one's own (`consent_proof`).
 */
export interface RetentionRule<Kind extends string = ApplicationStatus> {
  /** The id in the job's log. */
  readonly id: string;
  readonly kinds: readonly Kind[];
  /** Whole days after the last change of the record. A job that runs once a day needs one day less than the law allows. */
  readonly afterDays: number;
  /** `block`: only claims may use the record, until another rule erases it (LOPDGDD art. 32). */
  readonly action: 'block' | 'erase';
}

/** The facts of a record that the rules need. None is about the person. */
export interface RetainedRecord<Kind extends string = ApplicationStatus> {
  readonly id: string;
  readonly kind: Kind;
  /** The last change: the last status of an application, or the last edit of a draft. */
  readonly changedAt: Date;
  readonly isBlocked: boolean;
  /** A complaint or a claim is open. We have to be able to answer it, so nothing is erased meanwhile (R26). */
  readonly isUnderClaim: boolean;
}

/** A day of a retention period: 24 hours, whatever the clock of the country does. */
export const millisecondsPerDay = 86_400_000;
