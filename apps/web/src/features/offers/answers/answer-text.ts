import type { AnswerBand, VisitorAnswers } from '@prestafaro/lending';
import type { ShownReason } from '@prestafaro/types/application';
import type { CardView } from '@/features/offers/card/card-view';
import { requirementTexts } from '@/features/offers/card/requirement-line';
import type { SiteOffer } from '@/features/offers/load-offers';
import { fill } from '@/messages/fill';
import { amountText } from '@/shell/loan/amounts';
import { amountRange } from '@/shell/loan/ranges';

/** A band of incomes: «menos de 350 €», «350–449 €», «desde 1 300 €». */
export function incomeText({ from, to }: AnswerBand, view: CardView): string {
  const { answers, reasons } = view.messages.offers;
  if (to === null) return fill(reasons.incomeFrom, { amount: amountText(from, view) });
  if (from === 0) return fill(answers.under, { amount: amountText(to + 1, view) });
  return amountRange(from, to, view) ?? '';
}

/** A band of ages: `18–20`, `81+`. */
export function ageText({ from, to }: AnswerBand): string {
  if (to === null) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** What an offer asks for beside what the visitor has: «Pide desde 900 € al mes; tú, 350–449 €». */
export function hindranceText(reason: ShownReason, answers: VisitorAnswers, offer: SiteOffer, view: CardView): string {
  const { answers: messages, reasons } = view.messages.offers;
  const wanted = requirementTexts(offer, view)[reason.code];
  const given = givenText(reason.code, answers, view);
  if (wanted === undefined || given === undefined) return reasons.unmet[reason.code];
  const isLimit = reason.code === 'age' || reason.code === 'income';
  return fill(isLimit ? messages.asks : messages.states, { wanted, given });
}

function givenText(code: ShownReason['code'], answers: VisitorAnswers, view: CardView): string | undefined {
  const { kinds, yes, no } = view.messages.offers.answers;
  const { employment, income, isInDefaultRegister, age } = answers;
  switch (code) {
    case 'employment':
      return employment === null ? undefined : inSentence(kinds[employment], view);
    case 'income':
      return income === null ? undefined : incomeText(income, view);
    case 'default_register':
      return inSentence(isInDefaultRegister ? yes : no, view);
    case 'age':
      return age === null ? undefined : ageText(age);
    default:
      return undefined;
  }
}

/** A choice of a list inside of a sentence. */
const inSentence = (choice: string, { site }: CardView) =>
  choice.slice(0, 1).toLocaleLowerCase(site.language) + choice.slice(1);

/** Reasons as a list of nouns: «edad, ingresos y ASNEF». */
export function topicsText(reasons: readonly ShownReason[], { messages, site }: CardView): string {
  const { topics } = messages.offers.reasons;
  return new Intl.ListFormat(site.locale, { type: 'conjunction' }).format(reasons.map(({ code }) => topics[code]));
}
