import { admits } from '@prestafaro/lending';
import type { EmploymentKind, ShownReason } from '@prestafaro/types/application';
import type { FeedCriteria, FeedOffer } from '@prestafaro/types/offer-feed';
import { statedCriteria } from '@/features/offers/answers/stated-criteria';
import type { CardView } from '@/features/offers/card/card-view';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { amountText } from '@/shell/loan/amounts';

/** Kinds of income in the order of the words. */
const kinds = ['employee', 'pensioner', 'unemployed', 'self_employed', 'student'] as const satisfies EmploymentKind[];

/**
 * Whom an offer admits, in the words that decide: «desde 21 años · acepta nómina o pensión · desde 700 € al mes · no admite ASNEF». Leaves out what
 * the lender does not state.
 */
export function requirementLine(offer: PricedOffer, view: CardView): string {
  const { age, employment, income, default_register } = requirementTexts(offer, view, lateAge);
  return [age, employment, income, default_register].filter((part) => part !== undefined).join(' · ');
}

/**
 * The same by criterion, for a sentence about one of them.
 * @param latestAge an upper limit of age from this one on is left out; none by default
 */
export function requirementTexts(
  offer: FeedOffer,
  view: CardView,
  latestAge = Number.POSITIVE_INFINITY,
): Partial<Record<ShownReason['code'], string | undefined>> {
  const { register, noRegister } = view.messages.offers.requirements;
  const { acceptsDefaultRegister: accepts } = statedCriteria(offer);
  const stated = accepts === null ? undefined : accepts ? register : noRegister;
  const { criteria } = offer;
  if (!criteria) return { default_register: stated };
  return {
    age: ageText(criteria, view, latestAge),
    employment: kindsText(criteria, view),
    income: incomeText(criteria, view),
    default_register: stated,
  };
}

/** Above this age a limit decides for few. It stands on the lender's page. */
const lateAge = 70;

function ageText(
  { minAge, maxAge: limit }: FeedCriteria,
  { messages }: CardView,
  latestAge: number,
): string | undefined {
  const { from, upTo, between } = messages.offers.requirements.years;
  const maxAge = limit !== null && limit < latestAge ? limit : null;
  const words = { min: String(minAge), max: String(maxAge) };
  if (minAge !== null) return fill(maxAge === null ? from : between, words);
  return maxAge === null ? undefined : fill(upTo, words);
}

function kindsText(criteria: FeedCriteria, { messages, site }: CardView): string | undefined {
  const { accepts, anyIncome, kinds: words } = messages.offers.requirements;
  const accepted = kinds.filter((kind) => admits(criteria, kind)).map((kind) => words[kind]);
  if (accepted.length === 0) return undefined;
  if (accepted.length === kinds.length) return anyIncome;
  const list = new Intl.ListFormat(site.locale, { type: 'disjunction' }).format(accepted);
  return fill(accepts, { kinds: list });
}

function incomeText({ minMonthlyIncome }: FeedCriteria, view: CardView): string | undefined {
  if (!minMonthlyIncome) return undefined;
  return fill(view.messages.offers.requirements.income, { amount: amountText(minMonthlyIncome, view) });
}
