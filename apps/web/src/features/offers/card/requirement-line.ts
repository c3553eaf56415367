import { admits } from '@prestafaro/lending';
import type { EmploymentKind } from '@prestafaro/types/application';
import type { FeedCriteria } from '@prestafaro/types/offer-feed';
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
export function requirementLine({ criteria, acceptsDefaultRegister }: PricedOffer, view: CardView): string {
  const { requirements } = view.messages.offers;
  // Without criteria only the specification's rule is known: a feed that says nothing of a register accepts those in one.
  const accepts = criteria ? criteria.acceptsDefaultRegister : acceptsDefaultRegister;
  const register = accepts ? requirements.register : requirements.noRegister;
  const parts = criteria ? [ageText(criteria, view), kindsText(criteria, view), incomeText(criteria, view)] : [];
  return [...parts, accepts === null ? undefined : register].filter((part) => part !== undefined).join(' · ');
}

/** Above this age a limit decides for few. It stands on the lender's page. */
const lateAge = 70;

function ageText({ minAge, maxAge: limit }: FeedCriteria, { messages }: CardView): string | undefined {
  const { from, upTo, between } = messages.offers.requirements.years;
  const maxAge = limit !== null && limit < lateAge ? limit : null;
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
