/** Hidden fields and buttons of the form. Questions have their own names (`AnswerName`). */
export const fieldNames = {
  key: 'key',
  locale: 'locale',
  form: 'form',
  version: 'version',
  arm: 'arm',
  /** The form asks for document and account. */
  identityAsked: 'identityAsked',
  /** The version of the consent texts that the visitor read. */
  consentVersion: 'consentVersion',
  proof: 'proof',
  /** The button at the end of the form. */
  send: 'send',
} as const;

/** The three fields of a date, in the order in which they are drawn. */
export const dateParts = ['day', 'month', 'year'] as const;

export type DatePart = (typeof dateParts)[number];

export function datePartName(question: string, part: DatePart): string {
  return `${question}-${part}`;
}

export function consentName(purpose: string): string {
  return `consent-${purpose}`;
}
