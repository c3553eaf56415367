import 'server-only';
import { checkPick, type FormQuestion, type PickPart, pickQuestions } from '@prestafaro/application';
import { todayIn } from '@prestafaro/countries';
import { type AnswerProblem, type DeliveredPart, deliveredParts } from '@prestafaro/types/application';
import { headers } from 'next/headers';
import { sendDelivery } from '@/cms/send-delivery';
import { refusalOf } from '@/features/application/fault-messages';
import { limitsOf } from '@/features/application/form-place';
import { readAnswers, typedValues } from '@/features/application/sent-form';
import { fieldReader } from '@/features/application/typed-answer';
import { deliveryAnswerPath } from '@/features/click-out/delivery/delivery-answer';
import { deliveryConsent } from '@/features/click-out/delivery/delivery-consent';
import type { SentPick } from '@/features/click-out/delivery/sent-pick';
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
  const questions = pickQuestions(site.country, asked);
  const { answers } = readAnswers(questions, site.country, field);
  const values = { ...typedValues(form), ...answers };
  const refused = (problems: readonly AnswerProblem[]) => refusal(problems, { questions, attempts, values }, view);
  const today = todayIn(site.country, new Date());
  const context = { today, limits: limitsOf(view.settings.simulator), decimalSeparator: view.money.decimalSeparator };
  const check = checkPick(site.country, asked, answers, context);
  if (!check.ok) return refused(check.faults);
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

interface Refused {
  readonly questions: readonly FormQuestion[];
  readonly attempts: number;
  readonly values: Readonly<Record<string, string>>;
}

/** What to mend. What was typed is returned in the body of the answer and nowhere else (R28). */
function refusal(problems: readonly AnswerProblem[], { questions, attempts, values }: Refused, view: SiteView) {
  const context = { questions, limits: limitsOf(view.settings.simulator), now: new Date() };
  const told = refusalOf(problems, context, view) ?? view.messages.application.notices.gone;
  return { ...unanswered, attempt: attempts + 1, outcome: 'refused', ...told, values } satisfies FormAnswer;
}
