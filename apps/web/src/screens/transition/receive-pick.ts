import 'server-only';
import { checkPick, type PickPart, pickQuestions, writtenAnswers } from '@prestafaro/application';
import { countryOf, todayIn } from '@prestafaro/countries';
import { type AnswerProblem, type DeliveredPart, deliveredParts } from '@prestafaro/types/application';
import { headers } from 'next/headers';
import { sendDelivery } from '@/cms/send-delivery';
import { faultErrors } from '@/features/application/fault-messages';
import { limitsOf } from '@/features/application/form-place';
import { typedValues } from '@/features/application/sent-form';
import { fieldReader, typedAnswer } from '@/features/application/typed-answer';
import { deliveryAnswerPath } from '@/features/click-out/delivery/delivery-answer';
import { deliveryConsent } from '@/features/click-out/delivery/delivery-consent';
import type { SentPick } from '@/features/click-out/delivery/sent-pick';
import { fillCount } from '@/messages/fill';
import { log } from '@/server/log/log';
import { visitorAddress } from '@/server/requests/visitor-address';
import { readApplicationToken } from '@/shell/application/application-token';
import { processPath } from '@/shell/application/process-path';
import { allowedTracking } from '@/shell/consent/allowed-tracking';
import { loadSite, type SiteView } from '@/shell/site-view';
import { type FormAnswer, unanswered } from '@/shell/visitor-form/form-answer';
import { formLocale } from '@/shell/visitor-form/form-locale';

/**
 * Sends the visitor's own application to the lender of an offer. The cookie identifies the application. The form states the offer, what the
 * page said would be sent, and those parts of it that the application lacks (decisions, "The loan journey").
 */
export async function receivePick(attempts: number, form: FormData): Promise<SentPick> {
  const requested = await headers();
  const field = fieldReader(form);
  const view = await loadSite(formLocale(field('locale'), requested));
  const { site } = view;
  const token = await readApplicationToken();
  const offerId = Number(field('offer'));
  if (token === undefined || !Number.isInteger(offerId) || offerId < 1 || offerId > 1_000_000)
    return { next: processPath(site) };
  const parts = deliveredParts.filter((part) => listOf(field('parts')).includes(part));
  const consent = deliveryConsent(site, field('lender'), parts, view.messages);
  // Another release has other words than the visitor read.
  if (parts.length === 0 || consent.textVersion !== field('version')) {
    return { next: deliveryAnswerPath(site, offerId, 'changed') };
  }
  const asked = askedOf(parts, listOf(field('asked')));
  const { answers, problems } = readAnswers(asked, form, view);
  const refused = (faults: readonly AnswerProblem[]) => refusal(faults, { asked, attempts, form, answers }, view);
  if (problems.length > 0) return refused(problems);
  const { choices, attribution } = allowedTracking(requested);
  const sent = await sendDelivery({
    ...{ locale: site.locale, offerId, token, parts, answers, ...consent },
    ...{ arm: null, attribution, isArmAllowed: choices.experiments, isSourceAllowed: choices.measurement },
    address: visitorAddress(requested),
  });
  if (sent.outcome === 'refused') return refused(sent.problems);
  if (sent.outcome === 'away') {
    log.error('An application could not be sent to a lender', { locale: site.locale, offerId, reason: sent.reason });
  }
  return { next: deliveryAnswerPath(site, offerId, sent.outcome) };
}

const listOf = (text: string): readonly string[] => text.split(',');

const askedOf = (parts: readonly DeliveredPart[], asked: readonly string[]): readonly PickPart[] =>
  (['document', 'account'] as const).filter((part) => parts.includes(part) && asked.includes(part));

/** Reads the typed parts by the rules of the country, in their writing where they are accepted. */
function readAnswers(asked: readonly PickPart[], form: FormData, view: SiteView) {
  const { country } = view.site;
  const questions = pickQuestions(country, asked);
  const field = fieldReader(form);
  const typed = Object.fromEntries(questions.map((question) => [question.name, typedAnswer(question, field)]));
  const answers = { ...typed, ...writtenAnswers(countryOf(country), questions, typed) };
  const today = todayIn(country, new Date());
  const context = { today, limits: limitsOf(view.settings), decimalSeparator: view.money.decimalSeparator };
  const check = checkPick(country, asked, answers, context);
  return { answers, problems: check.ok ? [] : check.faults };
}

interface Refused {
  readonly asked: readonly PickPart[];
  readonly attempts: number;
  readonly form: FormData;
  readonly answers: Readonly<Record<string, string>>;
}

/** What to mend. What was typed is returned in the body of the answer and nowhere else (R28). */
function refusal(problems: readonly AnswerProblem[], { asked, attempts, form, answers }: Refused, view: SiteView) {
  const questions = pickQuestions(view.site.country, asked);
  const errors = faultErrors(problems, { questions, limits: limitsOf(view.settings), now: new Date() }, view);
  const { notices } = view.messages.application;
  const mend = fillCount(view.site.language, errors.length, notices.mend);
  const values = { ...typedValues(form), ...answers };
  const text = errors.length > 0 ? { title: mend } : notices.gone;
  return { ...unanswered, attempt: attempts + 1, outcome: 'refused', ...text, errors, values } satisfies FormAnswer;
}
