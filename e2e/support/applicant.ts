/**
 * Somebody who applies, in a browser with or without JavaScript.
 * - `newApplicant(site?, changes?)`: a person whose phone, document and e-mail nobody else has. Matches offers.
 * - `apply(page, applicant, options?)`: the whole form of `/application/`, until the browser has left it.
 * - Its parts: `openForm`, `fillStepByStep` (stops on the last step), `fillAll` (the one long page), `fillStep`,
 *   `sendForm`, `untilSent`, `formOf`.
 */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { applicationWords } from './application-words.ts';
import {
  type BirthDate,
  inventAddress,
  inventCccd,
  inventCurp,
  inventDni,
  inventIin,
  inventMyKad,
  inventPesel,
  inventPhone,
  inventRnokpp,
  inventSouthAfricanId,
  inventUmid,
} from './invented-documents.ts';
import { type Locale, sites, urlOf } from './product.ts';
import { noteAddresses, noteApplicant, noteTokens } from './recorded-values.ts';

export interface Applicant {
  site: Locale;
  /** Whole units of the currency, and days: what the address of the form asks for. */
  amount: number;
  days: number;
  firstName: string;
  lastName: string;
  birthDate: BirthDate;
  phone: string;
  email: string;
  document: string;
  employment: 'employee' | 'self_employed' | 'pensioner' | 'unemployed' | 'student';
  monthlyIncome: string;
  isInDefaultRegister: boolean;
}

const birthDate: BirthDate = { day: '14', month: '3', year: '1987' };

const usual = {
  'es-ES': { amount: 300, days: 100, monthlyIncome: '1.400', document: inventDni, country: 'ES' },
  'es-MX': { amount: 2000, days: 91, monthlyIncome: '12 000', document: inventCurp, country: 'MX' },
  'uk-UA': { amount: 3000, days: 21, monthlyIncome: '20 000', document: inventRnokpp, country: 'UA' },
  'ru-UA': { amount: 3000, days: 21, monthlyIncome: '20 000', document: inventRnokpp, country: 'UA' },
  'vi-VN': { amount: 3_000_000, days: 90, monthlyIncome: '15.000.000', document: inventCccd, country: 'VN' },
  'pl-PL': { amount: 1000, days: 90, monthlyIncome: '4 500', document: inventPesel, country: 'PL' },
  'en-PH': { amount: 5000, days: 91, monthlyIncome: '20,000', document: inventUmid, country: 'PH' },
  'ms-MY': { amount: 2000, days: 91, monthlyIncome: '3,500', document: inventMyKad, country: 'MY' },
  'en-MY': { amount: 2000, days: 91, monthlyIncome: '3,500', document: inventMyKad, country: 'MY' },
  'en-ZA': { amount: 2000, days: 91, monthlyIncome: '9 000', document: inventSouthAfricanId, country: 'ZA' },
  'ru-KZ': { amount: 50_000, days: 30, monthlyIncome: '300 000', document: inventIin, country: 'KZ' },
  'kk-KZ': { amount: 50_000, days: 30, monthlyIncome: '300 000', document: inventIin, country: 'KZ' },
} as const;

/** An invented person with a job, who matches some offers of the site's seed and not others. */
export function newApplicant(site: Locale = 'es-ES', changes: Partial<Applicant> = {}): Applicant {
  const { amount, days, monthlyIncome, document, country } = usual[site];
  const isCyrillic = country === 'UA' || country === 'KZ';
  const applicant: Applicant = {
    ...{ site, amount, days, monthlyIncome, birthDate },
    firstName: isCyrillic ? 'Проба' : 'Persona',
    lastName: isCyrillic ? 'Вигадана' : 'Inventada',
    phone: inventPhone(country),
    email: `persona-${randomUUID()}@example.com`,
    document: document(birthDate),
    employment: 'employee',
    isInDefaultRegister: false,
    ...changes,
  };
  noteApplicant(applicant);
  return applicant;
}

/** The form of a page, which has others in its frame: that of the visitor's arm, where the arms differ. */
export const formOf = (page: Page): Locator => page.locator(':is(#application, #application-b) form:visible');

interface FormOptions {
  /** Where the form is, below the site's base path. */
  path?: string;
  /** More of the address, such as `exp_flow`. */
  query?: Readonly<Record<string, string>>;
  port?: number;
  /** A load ends with the scripts, which a test may hold. */
  waitUntil?: 'load' | 'domcontentloaded';
}

/** Opens a form with the applicant's loan in its address, as the simulator does. */
export async function openForm(
  page: Page,
  { site, amount, days }: Applicant,
  { path = '/application/', query = {}, port, waitUntil = 'load' }: FormOptions = {},
): Promise<void> {
  noteAddresses(page.context());
  // Nobody else applies from there, so that the limit of one address (R34) is not that of the whole suite.
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': inventAddress() });
  const asked = new URLSearchParams({ amount: String(amount), days: String(days), ...query });
  await page.goto(urlOf(site, `${sites[site].basePath}${path}?${asked}`, port), { waitUntil });
}

/** Waits until the form of several steps is hydrated: before that, «Continue» is off and Enter does nothing. */
export async function untilFormIsReady(page: Page, { site }: Applicant): Promise<void> {
  await expect(formOf(page).getByRole('button', { name: applicationWords[site].next, exact: true })).toBeEnabled();
}

/** The steps of the form, in their order. The loan is in the address. */
export const formSteps = ['loan', 'income', 'contact', 'consents'] as const;

export type FormStep = (typeof formSteps)[number];

/** Fills in the fields of one step, which must be in sight. */
export async function fillStep(page: Page, step: FormStep, applicant: Applicant): Promise<void> {
  const form = formOf(page);
  const words = applicationWords[applicant.site];
  const field = (label: string) => form.getByLabel(label, { exact: true });
  switch (step) {
    case 'loan':
      return;
    case 'contact': {
      const born = form.getByRole('group', { name: words.birthDate.legend });
      await field(words.firstName).fill(applicant.firstName);
      await field(words.lastName).fill(applicant.lastName);
      for (const part of ['day', 'month', 'year'] as const) {
        await born.getByLabel(words.birthDate[part], { exact: true }).fill(applicant.birthDate[part]);
      }
      await field(words.phone).fill(applicant.phone);
      await field(words.email).fill(applicant.email);
      return;
    }
    case 'income': {
      const register = form.getByRole('group', { name: words.inDefaultRegister });
      await field(words.employment).selectOption(applicant.employment);
      await field(words.monthlyIncome).fill(applicant.monthlyIncome);
      await register.getByLabel(applicant.isInDefaultRegister ? words.yes : words.no, { exact: true }).check();
      const account = form.getByRole('group', { name: words.hasBankAccount });
      await account.getByLabel(words.yes, { exact: true }).check();
      return;
    }
    case 'consents':
      await form.getByRole('checkbox', { name: words.terms }).check();
      await form.getByRole('checkbox', { name: words.lenders }).check();
  }
}

/** For slow steps on a busy machine: storing, matching, the next page. In milliseconds. */
export const timeout = 20_000;

/** Id of the title of a step, in the form of either arm. */
const idOfStep = (place: number) => new RegExp(`^application(-b)?-step-${place}$`);

/** With JavaScript: one step after the other, to the end of the last one. Nothing is sent. */
export async function fillStepByStep(page: Page, applicant: Applicant): Promise<void> {
  const form = formOf(page);
  const next = form.getByRole('button', { name: applicationWords[applicant.site].next, exact: true });
  for (const step of formSteps) {
    await fillStep(page, step, applicant);
    if (step === 'consents') return;
    const place = formSteps.indexOf(step) + 1;
    const title = form.locator('section[data-current] h2');
    await expect(title).toHaveAttribute('id', idOfStep(place));
    await next.click();
    await expect(title).toHaveAttribute('id', idOfStep(place + 1), { timeout });
  }
}

/** Without JavaScript: the whole form on one page. Nothing is sent. */
export async function fillAll(page: Page, applicant: Applicant): Promise<void> {
  for (const step of formSteps) await fillStep(page, step, applicant);
}

/** Presses the button at the end. */
export async function sendForm(page: Page, { site }: Applicant): Promise<void> {
  await formOf(page).getByRole('button', { name: applicationWords[site].send, exact: true }).click();
}

/** Waits until the browser has left the form. */
export async function untilSent(page: Page): Promise<void> {
  const hasLeft = () => !/\/(application|reg2?)\/$/.test(new URL(page.url()).pathname);
  await expect.poll(hasLeft, { timeout }).toBe(true);
  await noteTokens(page.context());
}

/** Applies: the browser then is on `/process/`, or on its way from there. */
export async function apply(
  page: Page,
  applicant: Applicant,
  { isScripted = true, ...options }: FormOptions & { isScripted?: boolean } = {},
): Promise<void> {
  await openForm(page, applicant, options);
  if (isScripted) await fillStepByStep(page, applicant);
  else await fillAll(page, applicant);
  await sendForm(page, applicant);
  await untilSent(page);
}
