import type { MailContent } from '../templates/templates';

/** What becomes of a mail at the moment of its sending. */
export type Decision =
  /** `content`: what is sent instead of what was queued, because it has changed since. */
  | { kind: 'send'; content?: MailContent }
  | { kind: 'wait'; until: Date }
  /** `reason`: for the outbox and the log, nothing personal. */
  | { kind: 'drop'; reason: string };
