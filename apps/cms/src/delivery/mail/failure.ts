/** What follows from a failed attempt. */
export type Failure =
  /** The mail server cannot be reached, or takes no mail of ours. Every mail waits. */
  | { kind: 'away'; code: string }
  /** The server puts this mail off. */
  | { kind: 'later'; code: string }
  | Refusal;

/** A server will never take this mail. */
export interface Refusal {
  kind: 'refused';
  code: string;
  isAddressDead: boolean;
}

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
  const enhanced = enhancedCodeOf(String(response));
  const answer = ['SMTP', responseCode, enhanced].filter((part) => part !== null).join(' ');
  // A refused login or sender is a fault of our settings and not of the mail.
  if (command !== 'RCPT TO' && command !== 'DATA') return { kind: 'away', code: answer };
  // A policy, as "relay denied", and a refusal without a reason may be a fault of ours too: the mail waits until somebody mends it.
  if (responseCode < 500 || isPolicy(command, enhanced)) return { kind: 'later', code: answer };
  return { kind: 'refused', code: answer, isAddressDead: command === 'RCPT TO' && isAboutAddress(enhanced) };
}

/** What a returned report says about one receiver (RFC 3464). */
export interface ReportedResult {
  /** `failed`, `delayed`, … */
  action: string;
  /** `5.1.1` */
  status: string;
  /** The answer of the receiver's server, if there was one: `smtp; 550 5.1.1 …`. */
  diagnostic: string;
}

/** Decides about a mail that a server accepted first and returned later. @returns null if nothing follows from the report */
export function refusalOfReport({ action, status, diagnostic }: ReportedResult): Refusal | null {
  if (action.trim().toLowerCase() !== 'failed') return null;
  const stated = /^\s*(\d\.\d{1,3}\.\d{1,3})/.exec(status)?.[1] ?? null;
  // Exim states 5.0.0 for every failure. The reason is in the answer that it got.
  const isVague = stated === null || stated.endsWith('.0.0');
  const enhanced = (isVague && enhancedCodeOf(diagnostic.replace(/^\s*smtp\s*;\s*/i, ''))) || stated;
  // A failure that may pass (4.x.x) says only that the server of ours has given up.
  if (!enhanced?.startsWith('5.')) return null;
  return { kind: 'refused', code: `returned ${enhanced}`, isAddressDead: isAboutAddress(enhanced) };
}

/** The enhanced status code of an answer (RFC 3463): 5.1.1 of `550 5.1.1 …`. */
function enhancedCodeOf(response: string): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1] ?? null;
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
