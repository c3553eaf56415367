/** What follows from a failed attempt. */
export type Failure =
  /** The mail server cannot be reached, or takes no mail of ours. Every mail waits. */
  | { kind: 'away'; code: string }
  /** The server puts this mail off. */
  | { kind: 'later'; code: string }
  /** The server will never take this mail. */
  | { kind: 'refused'; code: string; isAddressDead: boolean };

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/**
 * Decides by the answer of a mail server (RFC 5321, RFC 3463). The code is for logs and the outbox: it has the number of the answer,
 * never its text, in which servers repeat the address.
 */
export function failureOf(error: unknown): Failure {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpError;
  if (typeof responseCode !== 'number') return { kind: 'away', code: String(code ?? 'ERROR').slice(0, 20) };
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(String(response))?.[1] ?? null;
  const answer = ['SMTP', responseCode, enhanced].filter((part) => part !== null).join(' ');
  // A refused login or sender is a fault of our settings and not of the mail.
  if (command !== 'RCPT TO' && command !== 'DATA') return { kind: 'away', code: answer };
  // A policy, as "relay denied", and a refusal without a reason may be a fault of ours too: the mail waits until somebody mends it.
  if (responseCode < 500 || isPolicy(command, enhanced)) return { kind: 'later', code: answer };
  return { kind: 'refused', code: answer, isAddressDead: command === 'RCPT TO' && isAboutAddress(enhanced) };
}

function isPolicy(command: unknown, enhanced: string | null): boolean {
  return enhanced === null ? command === 'RCPT TO' : enhanced.startsWith('5.7.');
}

/**
 * Whether a refusal says that the address does not exist: only then may it be suppressed, because nobody lifts that. A full mailbox
 * (5.2.2) and a fault of the sender (5.1.7, 5.1.8) say nothing about it.
 */
function isAboutAddress(enhanced: string | null): boolean {
  return /^5\.(1\.([1236]|10)|2\.1)$/.test(enhanced ?? '');
}
