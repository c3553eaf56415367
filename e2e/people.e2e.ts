import { expect, test } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { siteOfLocale } from '../packages/countries/src/index.ts';
import { offerCost } from '../packages/lending/src/index.ts';
import type { EmploymentKind } from '../packages/types/src/application.ts';
import type { FeedCriteria, FeedOffer } from '../packages/types/src/offer-feed.ts';
import { bodyOf } from './support/http.ts';
import { type Locale, sites } from './support/product.ts';
import { offersOf } from './support/short-lists.ts';

// The list leads a person to the cheapest open offer that admits them: the first card. Without scripts, so by requests.

interface Person {
  readonly amount: number;
  readonly days: number;
  readonly work: EmploymentKind;
  /** Net, a month, in units of the currency. */
  readonly income: number;
  readonly isInRegister: boolean;
  readonly age: number;
}

const people: readonly [locale: Locale, who: string, person: Person][] = [
  ['es-ES', 'unemployed and in the register', of(300, 91, 'unemployed', 520, true, 41)],
  ['es-ES', 'a pensioner', of(500, 120, 'pensioner', 980, false, 68)],
  ['es-ES', 'self-employed, for 3 000 €', of(3000, 730, 'self_employed', 1450, false, 36)],
  ['es-ES', 'a student', of(300, 183, 'student', 550, false, 20)],
  ['es-ES', 'an employee, for 300 €', of(300, 91, 'employee', 1350, false, 29)],
  ['es-ES', 'an employee who pays a car in two years', of(5000, 730, 'employee', 1800, false, 45)],
  ['es-MX', 'an employee', of(3000, 91, 'employee', 9000, false, 33)],
  ['vi-VN', 'self-employed', of(3_000_000, 91, 'self_employed', 8_000_000, false, 27)],
  ['pl-PL', 'a pensioner', of(1000, 91, 'pensioner', 2600, false, 66)],
  ['en-PH', 'an employee', of(5000, 91, 'employee', 18_000, false, 25)],
  ['ms-MY', 'an employee', of(1000, 91, 'employee', 2500, false, 31)],
  ['en-ZA', 'in the register', of(1500, 91, 'employee', 7000, true, 38)],
  ['ru-KZ', 'an employee', of(60_000, 30, 'employee', 180_000, false, 30)],
  ['uk-UA', 'an employee', of(3000, 30, 'employee', 14_000, false, 28)],
];

function of(
  amount: number,
  days: number,
  work: EmploymentKind,
  income: number,
  isInRegister: boolean,
  age: number,
): Person {
  return { amount, days, work, income, isInRegister, age };
}

const acceptsOf: Readonly<Record<EmploymentKind, keyof FeedCriteria>> = {
  employee: 'acceptsEmployees',
  self_employed: 'acceptsSelfEmployed',
  pensioner: 'acceptsPensioners',
  unemployed: 'acceptsUnemployed',
  student: 'acceptsStudents',
};

/** Whether nothing that the lender states speaks against the person. */
function admitsPerson({ criteria, acceptsDefaultRegister }: FeedOffer, person: Person): boolean {
  const register = criteria ? criteria.acceptsDefaultRegister : acceptsDefaultRegister;
  if (person.isInRegister && register === false) return false;
  if (!criteria) return true;
  const { minAge, maxAge, minMonthlyIncome } = criteria;
  if ((minAge ?? 0) > person.age || (maxAge ?? 200) < person.age) return false;
  return (minMonthlyIncome ?? 0) <= person.income && criteria[acceptsOf[person.work]] !== false;
}

/** The lowest total among open offers that lend the loan and admit the person, in cents. */
async function cheapest(locale: Locale, person: Person): Promise<{ names: string[]; count: number }> {
  const { byId, open } = await offersOf(locale);
  const { moneyFormat } = siteOfLocale(locale);
  const loan = { amountCents: person.amount * 100, days: person.days, decimals: moneyFormat.decimals };
  const priced = [...byId.values()]
    .filter((offer) => open.has(offer.offerId))
    .filter((offer) => admitsPerson(offer, person))
    .map((offer) => ({ name: offer.header, cost: offerCost(offer, loan) }))
    .filter(({ cost }) => !cost.isAdjusted);
  const totals = priced.map(({ name, cost }) => ({
    name,
    total: cost.kind === 'known' ? cost.totalCents : Number.POSITIVE_INFINITY,
  }));
  const lowest = Math.min(...totals.map(({ total }) => total));
  return { names: totals.filter(({ total }) => total === lowest).map(({ name }) => name), count: priced.length };
}

const valuesOf = (page: HTMLElement, field: string) =>
  page.querySelectorAll(`select[name="${field}"] option`).map((option) => option.getAttribute('value') ?? '');

/** The choice of a question with bands in which a number is: the last one that begins at or below it. */
const bandOf = (page: HTMLElement, field: string, value: number) =>
  valuesOf(page, field).findLast((from) => from !== '' && Number(from) <= value);

for (const [locale, who, person] of people) {
  test(`${locale}, ${who}: the first card is the cheapest open offer that admits the person`, async () => {
    const loan = { amount: String(person.amount), days: String(person.days) };
    const read = async (query: Readonly<Record<string, string>>) =>
      parse(await bodyOf(`${sites[locale].basePath}/offers/?${new URLSearchParams(query)}`, { site: locale }));
    const first = await read(loan);
    const answers = {
      work: valuesOf(first, 'work').find((kind) => kind === person.work),
      pay: bandOf(first, 'pay', person.income),
      register: valuesOf(first, 'register').find((value) => value === (person.isInRegister ? 'yes' : 'no')),
      age: bandOf(first, 'age', person.age),
    };
    const answered = Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    expect(answered.length).toBeGreaterThan(0);
    const list = await read({ ...loan, ...Object.fromEntries(answered) });
    const cards = list.querySelectorAll('#offers-cards > li h2, #offers-cards > li h3').map(({ text }) => text.trim());
    const expected = await cheapest(locale, person);
    expect(expected.count).toBeGreaterThan(0);
    expect(cards).toHaveLength(expected.count);
    expect(expected.names).toContain(cards[0]);
  });
}
