/** The offer of notifications about an application (specification §2). */
export interface PushMessages {
  /** The question, which the proof of the consent repeats (R25). */
  readonly ask: string;
  readonly allow: string;
  readonly reject: string;
  readonly on: string;
  readonly end: string;
  /** The browser, or its owner, does not allow them. */
  readonly blocked: string;
  readonly failed: string;
  readonly rejected: string;
}
