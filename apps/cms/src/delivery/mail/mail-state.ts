/** The states of a mail in the outbox: it waits, or has ended. */
export type MailState = 'waiting' | MailEnd;

/**
 * How a mail ended. `suppressed`: it was not sent, because its address had refused an earlier one or got too many, or because a mail of advertising
 * was not wanted or needed any more.
 */
export type MailEnd = 'sent' | 'refused' | 'given_up' | 'suppressed';
