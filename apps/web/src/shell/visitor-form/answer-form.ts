import 'server-only';
import { formatNumber, type Locale, siteOfLocale } from '@prestafaro/countries';
import { maxProofLength } from '@prestafaro/types/challenge';
import { type FieldError, fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import { headers } from 'next/headers';
import { recordLimit } from '@/cms/record-limit';
import type { SentReview } from '@/cms/send-review';
import { fill } from '@/messages/fill';
import { loadMessages } from '@/messages/load-messages';
import type { Messages } from '@/messages/message-shape';
import { log } from '@/server/log/log';
import { visitorAddress } from '@/server/requests/visitor-address';
import { challengeAnswer } from '@/shell/proof/challenge-answer';
import { isFilledHoneypot } from '@/shell/visitor-form/filled-honeypot';
import { type FormAnswer, proofName, unanswered } from '@/shell/visitor-form/form-answer';
import { formLocale } from '@/shell/visitor-form/form-locale';
import { attemptsBefore, receivedForm } from '@/shell/visitor-form/received-form';
import { waitingTime } from '@/shell/visitor-form/waiting-time';

/** The sender of a form, as far as the server knows. */
export interface Sender {
  readonly locale: Locale;
  readonly address: string;
  /** The answer to a challenge. */
  readonly proof: string | null;
  readonly isHoneypotFilled: boolean;
}

/** Reads the text of a sent field; empty if the field is missing. */
export type FieldReader = (name: string) => string;

type ErrorMessages = Readonly<{ invalid: string } & Partial<Record<FieldError['code'], string>>>;

interface Limits {
  readonly min?: number;
  readonly max: number;
}

export interface FormReceiver<Message> {
  /** For the log. */
  readonly name: string;
  readonly schema: {
    safeParse(
      value: unknown,
    ): { success: true; data: Message } | { success: false; error: Parameters<typeof fieldErrorsOf>[0] };
  };
  /** Fields that a visitor fills in: they can be corrected, and their typed values are returned. */
  readonly fields: readonly string[];
  /** The message without its sender, or a promise of it. */
  readonly read: (field: FieldReader) => object | Promise<object>;
  readonly send: (message: Message) => Promise<SentReview>;
  /**
   * @param undo token that undoes what was accepted, if it can be undone
   * @param isVerified whether a comment is stored as verified; undefined where the CMS did not look
   */
  readonly accepted: (
    messages: Messages,
    sent: { field: FieldReader; locale: Locale; undo: string | undefined; isVerified: boolean | undefined },
  ) => Pick<FormAnswer, 'title' | 'text' | 'link'>;
  /** Error messages of each field; `{min}` and `{max}` in them are its limits. */
  readonly errors: (messages: Messages) => Readonly<Record<string, ErrorMessages>>;
  readonly limits: Readonly<Record<string, Limits>>;
}

/**
 * Answers a form of a static page: checks it, sends it to the CMS and returns the outcome in the visitor's language.
 * The typed values are returned in every case (decisions, "The loan journey"), only in the body of the answer (R28).
 */
export async function answerForm<Message>(
  receiver: FormReceiver<Message>,
  before: FormAnswer,
  sentForm: FormData,
): Promise<FormAnswer> {
  const form = receivedForm(sentForm);
  const sent = await headers();
  const field: FieldReader = (name) => textOf(form.get(name));
  const locale = formLocale(field('locale'), sent);
  const messages = await loadMessages(locale);
  const attempt = attemptsBefore(before) + 1;
  const proof = field(proofName).slice(0, maxProofLength) || null;
  const refused = (answer: Partial<FormAnswer>): FormAnswer => {
    const values = Object.fromEntries(receiver.fields.map((name) => [name, field(name)]));
    // A proof that was not spent is sent again.
    return { ...unanswered, outcome: 'refused', attempt, values, proof: proof ?? '', ...answer };
  };
  const accepted = ({ undo, isVerified }: { undo?: string; isVerified?: boolean } = {}): FormAnswer => ({
    ...unanswered,
    outcome: 'accepted',
    attempt,
    ...receiver.accepted(messages, { field, locale, undo, isVerified }),
  });

  const isHoneypotFilled = isFilledHoneypot(form, receiver.name);
  const sender: Sender = { locale, address: visitorAddress(sent), proof, isHoneypotFilled };
  const parsed = receiver.schema.safeParse({ ...(await receiver.read(field)), ...sender });
  const answer: SentReview = parsed.success
    ? await receiver.send(parsed.data)
    : { outcome: 'refused', errors: fieldErrorsOf(parsed.error) };

  const { refusedTitle, gone, limited, away } = messages.visitorForm;
  switch (answer.outcome) {
    case 'accepted':
      return accepted(answer);
    case 'refused': {
      const errors = errorTexts(answer.errors, receiver, messages, locale);
      // The wrong field is none that a visitor fills in: the form is not ours, or comes from an older page.
      return refused(errors.length > 0 ? { title: refusedTitle, errors } : gone);
    }
    case 'unknown-subject':
      return refused(gone);
    case 'challenge':
      return refused(challengeAnswer(answer, siteOfLocale(locale).language, messages));
    case 'limited': {
      recordLimit(answer.retryAfterSeconds);
      const time = waitingTime(answer.retryAfterSeconds, siteOfLocale(locale).language, messages);
      return refused({ title: limited.title, text: fill(limited.text, { time }) });
    }
    case 'away':
      log.error('What a visitor sent could not be handed over', { form: receiver.name, reason: answer.reason });
      return refused(away);
  }
}

/** Browsers send a line break as two characters; it counts as one. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

function errorTexts<Message>(
  errors: readonly FieldError[],
  receiver: FormReceiver<Message>,
  messages: Messages,
  locale: Locale,
) {
  const errorMessages = receiver.errors(messages);
  const { moneyFormat } = siteOfLocale(locale);
  return errors.flatMap(({ field, code }) => {
    const own = receiver.fields.includes(field) ? errorMessages[field] : undefined;
    const limits = Object.entries(receiver.limits[field] ?? {}) as [string, number][];
    const written = Object.fromEntries(limits.map(([name, limit]) => [name, formatNumber(limit, moneyFormat)]));
    return own ? [{ field, message: fill(own[code] ?? own.invalid, written) }] : [];
  });
}
