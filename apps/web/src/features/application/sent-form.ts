import 'server-only';
import { type FormDescription, type FormQuestion, writtenAnswers } from '@prestafaro/application';
import { type CountryCode, countryOf, type Site } from '@prestafaro/countries';
import { isUuidV4 } from '@prestafaro/types';
import { applicationFormSchema, type ConsentPurpose } from '@prestafaro/types/application';
import { maxProofLength } from '@prestafaro/types/challenge';
import { isArmOf } from '@prestafaro/types/experiment';
import { type ConsentText, consentTexts, wordingVersion } from '@/features/application/consent-texts';
import { consentName, fieldNames } from '@/features/application/field-names';
import { descriptionOf, type FormPlace, readVersion } from '@/features/application/form-place';
import { type FieldReader, fieldReader, typedAnswer } from '@/features/application/typed-answer';
import type { Messages } from '@/messages/message-shape';
import { honeypotName } from '@/shell/visitor-form/form-answer';

/** A submitted form. Its hidden fields are checked; the typed answers are not yet. */
export interface SentForm {
  readonly place: FormPlace;
  readonly description: FormDescription;
  readonly key: string;
  /**
   * In the format of the rules: a date is one text. Those of `written` are in their
   * writing, so that a form that is sent again as the page then shows it is the same application.
   */
  readonly answers: Readonly<Record<string, string>>;
  /** Phone, document and account as the country writes them, where they are accepted: what the page shows from now on. */
  readonly written: Readonly<Record<string, string>>;
  /** The boxes of the form, and those that are ticked. */
  readonly boxes: readonly ConsentText[];
  readonly ticked: readonly ConsentPurpose[];
  readonly proof: string | null;
}

/**
 * Reads a form of a site.
 * @returns undefined if the form is not ours or is of an older page: another form, other consent texts, no key
 */
export function readSentForm(form: FormData, site: Site, messages: Messages): SentForm | undefined {
  const field = fieldReader(form);
  const name = applicationFormSchema.safeParse(field(fieldNames.form));
  const key = field(fieldNames.key);
  const arm = field(fieldNames.arm);
  if (!name.success || !isUuidV4(key)) return undefined;
  const place: FormPlace = {
    form: name.data,
    version: name.data === 'application' ? null : readVersion(field(fieldNames.version)),
    arm: isArmOf(site.country, arm) ? arm : null,
    isIdentityAsked: field(fieldNames.identityAsked) === '1',
  };
  const boxes = consentTexts(site, place.arm, messages);
  if (field(fieldNames.consentVersion) !== wordingVersion(boxes)) return undefined;

  const description = descriptionOf(site, place);
  const questions = description.steps.flatMap((step) => step.questions);
  return {
    place,
    description,
    key,
    ...readAnswers(questions, site.country, field),
    boxes,
    ticked: boxes.map(({ purpose }) => purpose).filter((purpose) => field(consentName(purpose)) !== ''),
    proof: field(fieldNames.proof).slice(0, maxProofLength) || null,
  };
}

/** The answers to questions in the format of the rules, and those of them that got another writing than was typed. */
export function readAnswers(questions: readonly FormQuestion[], country: CountryCode, field: FieldReader) {
  const typed = Object.fromEntries(questions.map((question) => [question.name, typedAnswer(question, field)]));
  const written = writtenAnswers(countryOf(country), questions, typed);
  return { answers: { ...typed, ...written }, written };
}

const hiddenNames: readonly string[] = [honeypotName, ...Object.values(fieldNames)];

/** Everything that was typed into a form, even into one that is not ours, so that it can be shown again. */
export function typedValues(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      /^[a-z]\w*(-(day|month|year))?$/i.test(name) && !hiddenNames.includes(name) ? [[name, textOf(value)]] : [],
    ),
  );
}

/** The text as it was typed. A file counts as no text. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
