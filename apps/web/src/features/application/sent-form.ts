import 'server-only';
import type { FormDescription, FormQuestion } from '@prestafaro/application';
import type { Site } from '@prestafaro/countries';
import { isUuidV4 } from '@prestafaro/types';
import { applicationFormSchema, type ConsentPurpose } from '@prestafaro/types/application';
import { isArmOf } from '@prestafaro/types/experiment';
import { type ConsentText, consentTexts, wordingVersion } from '@/features/application/consent-texts';
import { consentName, datePartName, dateParts, fieldNames } from '@/features/application/field-names';
import { descriptionOf, type FormPlace, readVersion } from '@/features/application/form-place';
import type { Messages } from '@/messages/message-shape';
import { trapName } from '@/shell/visitor-form/form-answer';

/** A form as it was sent: what is hidden in it is checked, what was typed is not. */
export interface SentForm {
  readonly place: FormPlace;
  readonly description: FormDescription;
  readonly key: string;
  readonly isAccountAsked: boolean;
  /** As the rules read them: a date is one text, and an account that is left out is not there. */
  readonly answers: Readonly<Record<string, string>>;
  /** The boxes of the form, and those that are ticked. */
  readonly boxes: readonly ConsentText[];
  readonly ticked: readonly ConsentPurpose[];
  readonly proof: string | null;
}

/**
 * Reads a form of a site. Undefined where it is none of ours, or of an older page: another form, another wording of the
 * consents, no key.
 */
export function readSentForm(form: FormData, site: Site, messages: Messages): SentForm | undefined {
  const field = (name: string) => textOf(form.get(name));
  const name = applicationFormSchema.safeParse(field(fieldNames.form));
  const key = field(fieldNames.key);
  const arm = field(fieldNames.arm);
  if (!name.success || !isUuidV4(key)) return undefined;
  const place: FormPlace = {
    form: name.data,
    version: name.data === 'application' ? null : readVersion(field(fieldNames.version)),
    arm: isArmOf(site.country, arm) ? arm : null,
  };
  const boxes = consentTexts(site, place.arm, messages);
  if (field(fieldNames.consentWords) !== wordingVersion(boxes)) return undefined;

  const isAccountAsked = field(fieldNames.accountAsked) === '1';
  const description = descriptionOf(site, place, isAccountAsked);
  const questions = description.steps.flatMap((step) => step.questions);
  const isWithoutAccount = field(fieldNames.withoutAccount) !== '';
  const account = description.steps.find((step) => step.name === 'account')?.questions ?? [];
  const answered = questions.filter((question) => !(isWithoutAccount && account.includes(question)));
  return {
    place,
    description,
    key,
    isAccountAsked,
    answers: Object.fromEntries(answered.map((question) => [question.name, answerTo(question, field)])),
    boxes,
    ticked: boxes.map(({ purpose }) => purpose).filter((purpose) => field(consentName(purpose)) !== ''),
    proof: field(fieldNames.proof).slice(0, 8000) || null,
  };
}

const hiddenNames: readonly string[] = [trapName, ...Object.values(fieldNames)];

/** Whatever was typed into a form, also into one that is none of ours: it comes back as it was. */
export function typedValues(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      /^[a-z]\w*(-(day|month|year))?$/i.test(name) && !hiddenNames.includes(name) ? [[name, textOf(value)]] : [],
    ),
  );
}

type FieldReader = (name: string) => string;

function answerTo(question: FormQuestion, field: FieldReader): string {
  if (question.control !== 'date') return field(question.name).slice(0, 400);
  const [day = '', month = '', year = ''] = dateParts.map((part) =>
    field(datePartName(question.name, part)).trim().slice(0, 20),
  );
  return [day, month, year].every((part) => part === '') ? '' : `${year}-${month}-${day}`;
}

/** As it was typed: a file where there should be a text is none. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
