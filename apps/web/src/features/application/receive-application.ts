import 'server-only';
import { randomUUID } from 'node:crypto';
import { publicPath } from '@prestafaro/addresses';
import { type AnswerContext, checkAnswers } from '@prestafaro/application';
import { todayIn } from '@prestafaro/countries';
import type { AnswerProblem, Submission } from '@prestafaro/types/application';
import { headers } from 'next/headers';
import { recordLimit } from '@/cms/record-limit';
import { type SentApplication, sendApplication } from '@/cms/send-application';
import type { FaultContext } from '@/features/application/fault-messages';
import { hasUnderAge, refusalOf } from '@/features/application/fault-messages';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import { limitsOf } from '@/features/application/form-place';
import { loanFigures } from '@/features/application/loan-figures';
import { loanFacts } from '@/features/application/make-form-view';
import { readSentForm, type SentForm, typedValues } from '@/features/application/sent-form';
import { fill } from '@/messages/fill';
import { log } from '@/server/log/log';
import { visitorAddress } from '@/server/requests/visitor-address';
import { keepApplicationToken } from '@/shell/application/application-token';
import { allowedTracking } from '@/shell/consent/allowed-tracking';
import { loadSiteLoans } from '@/shell/loan/loan-range';
import { readRequestedLoan } from '@/shell/loan/requested-loan';
import { challengeAnswer } from '@/shell/proof/challenge-answer';
import type { SiteView } from '@/shell/site-view';
import { isFilledHoneypot } from '@/shell/visitor-form/filled-honeypot';
import { waitingTime } from '@/shell/visitor-form/waiting-time';

/** A refusal, or the address to which the visitor is sent after the application is stored. */
export type ReceivedApplication =
  | { readonly outcome: 'stored'; readonly next: string }
  | { readonly outcome: 'unstored'; readonly answer: FormAnswer };

/**
 * Receives a submitted form: checks it by the country's rules, sends it to the CMS, and stores the token of the application in
 * a cookie. The typed answers are returned in the body of the response and nowhere else (R28).
 * @param attempts answers so far
 */
export async function receiveApplication(
  form: FormData,
  attempts: number,
  view: SiteView,
  now: Date,
): Promise<ReceivedApplication> {
  const notices = view.messages.application.notices;
  const sent = readSentForm(form, view.site, view.messages);
  const loans = await loadSiteLoans(view);
  const limits = limitsOf(loans);
  const values = typedValues(form);
  const figures = loanFigures(readRequestedLoan(values, loans, view), loanFacts({ loans, now }, view));
  const before = { ...unanswered, attempt: attempts + 1, values, figures };
  const next = publicPath(view.site, '/process/');

  if (!sent) return unstored({ ...before, outcome: 'outdated', key: randomUUID(), ...notices.gone });

  const { decimalSeparator } = view.money;
  const problems = problemsOf(sent, view, { today: todayIn(view.site.country, now), limits, decimalSeparator });
  const answer: SentApplication =
    problems.length > 0
      ? { outcome: 'refused', problems }
      : await sendApplication({
          ...submissionOf(sent, view, await headers()),
          isHoneypotFilled: isFilledHoneypot(form, sent.place.form),
        });
  if (answer.outcome === 'stored') {
    await keepApplicationToken(answer.token);
    return { outcome: 'stored', next };
  }
  if (answer.outcome === 'away') {
    log.error('An application could not be handed over', { form: sent.place.form, reason: answer.reason });
  }
  const questions = sent.description.steps.flatMap((step) => step.questions);
  const kept: FormAnswer = {
    ...before,
    values: { ...before.values, ...sent.written },
    consents: sent.ticked,
    key: sent.key,
    proof: sent.proof ?? '',
  };
  return unstored({ ...kept, ...answerMessages(answer, view, { questions, limits, now }) });
}

function unstored(answer: FormAnswer): ReceivedApplication {
  return { outcome: 'unstored', answer };
}

/** Checks as the CMS does, before anything is sent. The CMS never receives the answers of a person who is too young (R29). */
function problemsOf({ description, answers, boxes, ticked }: SentForm, { site }: SiteView, context: AnswerContext) {
  const check = checkAnswers(site.country, description, answers, context);
  const unticked = boxes.filter(({ isRequired, purpose }) => isRequired && !ticked.includes(purpose));
  const consents: AnswerProblem[] = unticked.map(({ purpose }) => ({ field: purpose, code: 'consent' }));
  return check.ok ? consents : [...check.faults, ...consents];
}

function submissionOf(sent: SentForm, { site }: SiteView, headers: Headers): Omit<Submission, 'isHoneypotFilled'> {
  const { choices, attribution } = allowedTracking(headers);
  return {
    locale: site.locale,
    ...sent.place,
    key: sent.key,
    answers: Object.fromEntries(Object.entries(sent.answers).filter(([, text]) => text.trim() !== '')),
    consents: sent.boxes.map(({ purpose, text, textVersion }) => ({
      purpose,
      isGiven: sent.ticked.includes(purpose),
      textVersion,
      text,
    })),
    isArmAllowed: choices.experiments,
    attribution,
    proof: sent.proof,
    address: visitorAddress(headers),
  };
}

/** The messages for an answer of the CMS that stored nothing. */
function answerMessages(
  answer: Exclude<SentApplication, { outcome: 'stored' }>,
  view: SiteView,
  context: FaultContext,
): Partial<FormAnswer> & Pick<FormAnswer, 'outcome'> {
  const { language } = view.site;
  const { notices } = view.messages.application;
  switch (answer.outcome) {
    case 'refused': {
      const refusal = refusalOf(answer.problems, context, view);
      if (!refusal) return { outcome: 'outdated', ...notices.gone };
      return { outcome: 'refused', ...refusal, isUnderAge: hasUnderAge(answer.problems) };
    }
    case 'challenge':
      return challengeAnswer(answer, language, view.messages);
    case 'limited': {
      recordLimit(answer.retryAfterSeconds);
      const time = waitingTime(answer.retryAfterSeconds, language, view.messages);
      return { outcome: 'refused', title: notices.limited.title, text: fill(notices.limited.text, { time }) };
    }
    case 'key-reused':
      return { outcome: 'refused', key: randomUUID(), ...notices.keyReused };
    case 'away':
      return { outcome: 'refused', ...notices.away };
  }
}
