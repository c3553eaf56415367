/** A mail with all its text, as a transport gets it. */
export interface ComposedMail {
  /** `<uuid@example.com>`. It is the same in each attempt, so that a receiver recognises a mail that comes twice. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  /** The address for questions, which people read; absent if the site has none. */
  replyTo?: string;
  /** The address by which a mail program unsubscribes the receiver in one click (RFC 8058); absent in a mail that is no advertising. */
  oneClickUrl?: string;
  subject: string;
  html: string;
  text: string;
}

/** Where mails go. */
export interface MailTransport {
  /** Resolves when the mail server has accepted the mail. @throws the error of the server or of the connection */
  send(mail: ComposedMail): Promise<void>;
  /** @throws if no mail could be sent now */
  verify(): Promise<void>;
}
