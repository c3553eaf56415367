import 'server-only';
import { checkStep } from '@prestafaro/application';
import { todayIn } from '@prestafaro/countries';
import { faultErrors, hasUnderAge } from '@/features/application/fault-messages';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import { limitsOf } from '@/features/application/form-place';
import { readSentForm, typedValues } from '@/features/application/sent-form';
import { fillCount } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';

/** Checks the answers of one step by the rules of the whole form. `unanswered` means that the next step may be shown. */
export function checkSentStep(step: string, attempts: number, form: FormData, view: SiteView, now: Date): FormAnswer {
  const { site, messages } = view;
  const { notices } = messages.application;
  const sent = readSentForm(form, site, messages);
  const before: FormAnswer = { ...unanswered, attempt: attempts + 1, values: typedValues(form) };
  const sentStep = sent?.description.steps.find(({ name }) => name === step);
  if (!sent || !sentStep) return { ...before, outcome: 'outdated', ...notices.gone };

  const limits = limitsOf(view.settings);
  const context = { description: sent.description, limits, now };
  const faults = checkStep(site.country, sentStep, sent.answers, { today: todayIn(site.country, now), limits });
  const errors = faultErrors(faults, context, view);
  const kept: FormAnswer = {
    ...before,
    key: sent.key,
    consents: sent.ticked,
    isAccountAsked: sent.isAccountAsked,
  };
  if (errors.length === 0) return kept;
  const title = fillCount(site.language, errors.length, notices.mend);
  return { ...kept, outcome: 'refused', title, errors, isUnderAge: hasUnderAge(faults) };
}
