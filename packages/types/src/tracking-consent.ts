/**
 * What a visitor may allow on the device. Nothing of these is stored or sent before (R14, R15). `functional`: what a visitor compares and has
 * seen, kept in the browser for the visitor alone.
 */
export const consentCategories = ['measurement', 'experiments', 'push', 'functional'] as const;

/** What is allowed or refused as one: one of {@link consentCategories}. */
export type ConsentCategory = (typeof consentCategories)[number];

/** One answer for each category. */
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

/** The choices of a visitor who has refused everything or has not answered yet (R14). */
export const nothingAllowed: ConsentChoices = {
  measurement: false,
  experiments: false,
  push: false,
  functional: false,
};

/** The cookie with the choice, in the form of {@link writeConsent}. */
export const consentCookie = 'pf_consent';

/** The version of the question, in every language. Raise it if its meaning changes: visitors are asked again (R17). */
export const consentTextVersion = 2;

const daySeconds = 24 * 60 * 60;

/** A choice is renewed after 24 months at most (R17). Browsers keep no cookie for longer than 400 days. */
export const consentSeconds = 400 * daySeconds;

/** Six months, the longest: a refusal is not questioned before, not even after a new text (R17). */
export const refusalSeconds = 184 * daySeconds;

/** A visitor's choice as the browser stores it. The id names its record in the CMS, and no visitor. */
export interface TrackingConsent {
  readonly id: string;
  readonly textVersion: number;
  /** In seconds since 1970, UTC. */
  readonly chosenAt: number;
  readonly choices: ConsentChoices;
}

/** The first field of the cookie. A value of another format is no choice. */
const format = '1';

/**
 * The value of the cookie: format, text version, time in base 36, first letters of the allowed categories, id.
 * `1.1.tmk3z0.me.3f0c…`: measurement and experiments.
 */
export function writeConsent({ id, textVersion, chosenAt, choices }: TrackingConsent): string {
  const letters = consentCategories.filter((category) => choices[category]).map((category) => category[0]);
  return [format, textVersion, chosenAt.toString(36), letters.join(''), id].join('.');
}

/** Reads the value of the cookie. Undefined for a text that {@link writeConsent} does not write. */
export function readConsent(value = ''): TrackingConsent | undefined {
  const [, version, time = '', letters = '', id = ''] =
    /^1\.(\d{1,6})\.(\w{1,8})\.(m?e?p?f?)\.([\da-f-]{32,36})$/.exec(value) ?? [];
  const has = (letter: string) => letters.includes(letter);
  return version
    ? {
        id,
        textVersion: Number(version),
        chosenAt: Number.parseInt(time, 36),
        choices: { measurement: has('m'), experiments: has('e'), push: has('p'), functional: has('f') },
      }
    : undefined;
}

/**
 * Whether the visitor has to be asked: without a choice, after 400 days, and after a new text. A visitor who refused everything is
 * not asked again for six months (R17).
 * @param now in seconds since 1970
 */
export function isConsentDue(consent: TrackingConsent | undefined, now: number): boolean {
  if (!consent) return true;
  const age = now - consent.chosenAt;
  if (age >= consentSeconds) return true;
  if (consent.textVersion === consentTextVersion) return false;
  return isAnyAllowed(consent.choices) || age >= refusalSeconds;
}

/** What is allowed now: nothing while the question is open. */
export function allowedNow(consent: TrackingConsent | undefined, now: number): ConsentChoices {
  return consent && !isConsentDue(consent, now) ? consent.choices : nothingAllowed;
}

/** Whether the visitor allows at least one category. If not, the choice is a refusal (R16). */
export function isAnyAllowed(choices: ConsentChoices): boolean {
  return Object.values(choices).includes(true);
}

/** What the visitor did, for the record (R17). `withdraw`: of what was allowed nothing is left. */
export const consentRecordActions = ['accept', 'reject', 'choose', 'withdraw'] as const;

/** The action of one record of the consent ledger: one of {@link consentRecordActions}. */
export type ConsentRecordAction = (typeof consentRecordActions)[number];
