import { registerText } from '@/features/lenders/default-register';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { fill } from '@/messages/fill';
import { amountText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import type { Fact } from '@/ui/fact-list/fact-list';

type Criteria = LenderContent['criteria'];

/** The criteria of the matching in plain language, so that nobody has to apply to find out that they do not fit. */
export function criteriaFacts(criteria: Criteria, view: SiteView): Fact[] {
  const { messages } = view;
  const { criteria: texts, labels } = messages.lenders;
  return [
    { label: texts.age, value: ageText(criteria, view) },
    { label: texts.income, value: incomeText(criteria, view) },
    { label: labels.register, value: registerText(criteria.acceptsDefaultRegister, 'long', messages) },
    { label: texts.people, value: peopleText(criteria, view) },
    { label: texts.needs, value: needsText(criteria, view) },
    ...(criteria.otherRequirements ? [{ label: texts.other, value: criteria.otherRequirements }] : []),
  ];
}

function ageText({ minAge: min, maxAge: max }: Criteria, { messages }: SiteView): string | undefined {
  const { ageBetween, ageFrom, ageUpTo } = messages.lenders.criteria;
  if (min === null && max === null) return undefined;
  if (max === null) return fill(ageFrom, { min: min ?? 0 });
  return min === null ? fill(ageUpTo, { max }) : fill(ageBetween, { min, max });
}

function incomeText({ minMonthlyIncome: income }: Criteria, view: SiteView): string | undefined {
  const { incomeFrom, incomeNone } = view.messages.lenders.criteria;
  if (income === null) return undefined;
  return income === 0 ? incomeNone : fill(incomeFrom, { amount: amountText(income, view) });
}

/**
 * The groups of people that the lender accepts and those it does not. Groups without a statement are in neither
 * sentence.
 */
function peopleText(criteria: Criteria, view: SiteView): string | undefined {
  const messages = view.messages.lenders.criteria;
  const people: readonly (readonly [accepts: boolean | null, who: string])[] = [
    [criteria.acceptsEmployees, messages.employees],
    [criteria.acceptsSelfEmployed, messages.selfEmployed],
    [criteria.acceptsPensioners, messages.pensioners],
    [criteria.acceptsUnemployed, messages.unemployed],
    [criteria.acceptsStudents, messages.students],
  ];
  const sentence = (accepted: boolean, message: string, type: 'conjunction' | 'disjunction') => {
    const named = people.flatMap(([accepts, who]) => (accepts === accepted ? [who] : []));
    return named.length > 0 ? fill(message, { people: listText(named, view, type) }) : undefined;
  };
  const sentences = [
    sentence(true, messages.peopleYes, 'conjunction'),
    sentence(false, messages.peopleNo, 'disjunction'),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

function needsText(criteria: Criteria, view: SiteView): string | undefined {
  const messages = view.messages.lenders.criteria;
  const needs = [
    criteria.needsIdentityDocument && messages.needsIdentityDocument,
    criteria.needsBankAccount && messages.needsBankAccount,
    criteria.needsPhone && messages.needsPhone,
  ].filter((need) => need !== false);
  if (needs.length === 0) return undefined;
  const text = listText(needs, view, 'conjunction');
  return text.charAt(0).toLocaleUpperCase(view.site.locale) + text.slice(1);
}

function listText(items: readonly string[], { site }: SiteView, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(site.locale, { type }).format(items);
}
