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
  if (responseCode < 500) return { kind: 'later', code: answer };
  const isAddressDead = command === 'RCPT TO' && isAboutAddress(responseCode, enhanced);
  return { kind: 'refused', code: answer, isAddressDead };
}

/**
 * Whether a refusal says that the address does not exist. A full mailbox (5.2.2), a fault of the sender (5.1.7, 5.1.8) and a policy
 * (5.7.x, "relay denied") say nothing about it, and a wrong setting must not suppress every address.
 */
function isAboutAddress(responseCode: number, enhanced: string | null): boolean {
  if (enhanced === null) return [550, 551, 553].includes(responseCode);
  return /^5\.(1\.|2\.[01]$)/.test(enhanced) && !/^5\.1\.[78]$/.test(enhanced);
}
