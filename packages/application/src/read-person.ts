import {
  type AcceptedDocument,
  agreesWithBirthDate,
  type CalendarDate,
  checkBirthDate,
  checkDocumentOf,
  checkNumber,
  parseCalendarDate,
} from '@prestafaro/countries';
import { type AnswerReader, chosenOf, leftOut, type ReadForm, read, refuseAnswer } from './reading.ts';

/** Letters of any script and the marks that names contain: `O’Brien`, `Mª`, `Gal·la`, `Nguyễn Thị`. At least two characters. */
const name = /^(?=.*\p{L})[\p{L}\p{M}\p{Dash_Punctuation} .·'’‘ʼ`´]{2,}$/u;

/** The addresses to which mail servers deliver: no quotes, no comments, no bare host. */
const email =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

/** A name of any script, at least two characters with a letter. Blanks are joined. */
export const readName: AnswerReader<string> = (text) => {
  const tidy = text.replace(/\s+/g, ' ');
  return name.test(tidy) ? read(tidy) : refuseAnswer('invalid');
};

/** An address as {@link emailOf} stores it; other texts are `invalid`. */
export const readEmail: AnswerReader<string> = (text) => {
  const address = emailOf(text);
  return address === null ? refuseAnswer('invalid') : read(address);
};

/**
 * An address as an application stores it. Only the host is put in lower case: the case of the part before it may matter.
 * @returns null for a text that is no address
 */
export const emailOf = (text: string): string | null =>
  email.test(text) ? text.replace(/@.*$/, (host) => host.toLowerCase()) : null;

/** A number as E.164. A fixed line is refused. */
export const readPhone: AnswerReader<string> = (text, { country }) => {
  const phone = checkNumber(country.phones, text);
  // Where the number does not tell the line, as in Mexico, it is accepted.
  if (phone.ok) return phone.line === 'fixed' ? refuseAnswer('phone:fixed-line') : read(phone.e164);
  return refuseAnswer(phone.problem === 'empty' ? 'missing' : `phone:${phone.problem}`);
};

/** A date of birth that passed the age gate, and the age that follows from it. */
export interface ReadBirthDate {
  readonly date: CalendarDate;
  /** Whole years, today in the country. */
  readonly age: number;
}

/** `YYYY-MM-DD`, and the age gate in the country (R29). */
export const readBirthDate: AnswerReader<ReadBirthDate> = (text, { country, today }) => {
  if (!/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) return refuseAnswer('invalid');
  const date = parseBirthDate(text);
  if (!date) return refuseAnswer('no-such-day');
  const check = checkBirthDate(date, country.law, today);
  return check.ok ? read({ date, age: check.age }) : refuseAnswer(check.problem);
};

/** A document of the chosen kind, or of any of the country's kinds if there is no choice. Its date of birth must be the form's. */
export const readDocument: AnswerReader<AcceptedDocument> = (text, form) => {
  const { documents } = form.country;
  const document = checkDocumentOf(documents, text, chosenOf(documents.kinds, form.textOf('documentKind')));
  if (document.ok) return agreesWithForm(document, form) ? read(document) : refuseAnswer('other-birth-date');
  if (document.problem === 'empty') return refuseAnswer('missing');
  // The question of the kind already says that nothing was chosen.
  return document.problem === 'kind-missing' ? leftOut : refuseAnswer(`document:${document.problem}`);
};

/** A date of birth that cannot be read is a fault of its own question, so it is not compared. */
function agreesWithForm(document: AcceptedDocument, form: ReadForm): boolean {
  const birthDate = parseBirthDate(form.textOf('birthDate'));
  return !birthDate || agreesWithBirthDate(document, birthDate);
}

/** Day and month may lack their leading zero, as they are typed. */
function parseBirthDate(text: string): CalendarDate | null {
  return parseCalendarDate(text.replace(/-(?=\d(?:-|$))/g, '-0'));
}
