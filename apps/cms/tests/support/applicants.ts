import { randomUUID } from 'node:crypto';
import type { Submission } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { postAsWeb } from './post-as-web';
import { createSample } from './sample-data';
import { WRITE_TOKEN } from './start-cms';
import { newAddress } from './visitors';

export interface ApplicantAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

let people = 0;

/** A Spanish mobile number that no other applicant of the test has. */
export function newPhone(): string {
  people += 1;
  return `6${String(10_000_000 + people)}`;
}

/** Valid data of no real person. Tests search logs and tables for these values. */
export const SECRETS = {
  firstName: 'Casilda',
  lastName: 'Quintanar Bermúdez',
  email: 'casilda.quintanar@example.com',
  document: '12345678Z',
  account: 'ES9121000418450200051332',
  birthDate: '1987-03-14',
};

const consent = (purpose: Submission['consents'][number]['purpose'], isGiven: boolean) => ({
  purpose,
  isGiven,
  textVersion: 'es-ES:0123456789ab',
  text: `El texto de la casilla ${purpose}`,
});

export const CONSENTS = [
  consent('terms', true),
  consent('lenders', true),
  consent('messages', false),
  consent('calls', true),
];

/** The complete long form of Spain, of a new person with a new address. */
export function submission(changes: Partial<Submission> = {}, answers: Record<string, string> = {}): Submission {
  const { firstName, lastName, email, birthDate, document, account } = SECRETS;
  return {
    locale: 'es-ES',
    form: 'application',
    version: null,
    key: randomUUID(),
    answers: {
      amount: '300',
      days: '100',
      purpose: 'car',
      ...{ firstName, lastName, email, birthDate, document, account },
      phone: newPhone(),
      employment: 'employee',
      monthlyIncome: '1.437,00',
      inDefaultRegister: 'no',
      hasBankAccount: 'yes',
      ...answers,
    },
    consents: CONSENTS,
    arm: null,
    isArmAllowed: false,
    attribution: null,
    isIdentityAsked: true,
    proof: null,
    isHoneypotFilled: false,
    address: newAddress(),
    ...changes,
  };
}

type ApplicationPath = 'applications' | 'applications/progress' | 'applications/withdraw';

/** Posts like the web app's server. */
export async function post(
  url: string,
  path: ApplicationPath,
  message: object,
  token: string | null = WRITE_TOKEN,
): Promise<ApplicantAnswer> {
  const response = await postAsWeb(url, path, message, token);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
}

export const submit = (url: string, message: object, token?: string | null) =>
  post(url, 'applications', message, token);

/** Submits an application that must be stored. */
export async function applied(url: string, message: object = submission()): Promise<string> {
  const { status, body } = await submit(url, message);
  if (status !== 201) throw new Error(`the application was answered with ${status}: ${JSON.stringify(body)}`);
  return String(body.token);
}

/**
 * A Spanish site that lends 100 to 1 000 for 91 to 120 days: offers 11 (no account needed, 100 to 500), 12 (of a lender that
 * needs one, 100 to 500, closed), 13 (like 11, from 900), and 14 (like 12, without a link, so that no list shows it and nothing is compared with it).
 */
export async function createLendingSite(strapi: Core.Strapi, settings: object = {}): Promise<void> {
  await createSample(strapi, 'site-setting', 'España', { data: { leadId: 'lead-of-the-country', ...settings } });
  const criteria = { minAge: 21, maxAge: 75, minMonthlyIncome: 600, acceptsDefaultRegister: false };
  const lender = (number: number, needsBankAccount: boolean) =>
    createSample(strapi, 'lender', `prestamista-${number}`, {
      data: { number, criteria: { ...criteria, needsIdentityDocument: true, needsPhone: true, needsBankAccount } },
    });
  const [first, second] = [await lender(1, false), await lender(2, true)];
  const offer = (offerId: number, of: { documentId: string }, minAmount: number, maxAmount: number) =>
    createSample(strapi, 'offer', `oferta-${offerId}`, {
      data: {
        offerId,
        lender: of.documentId,
        isActive: offerId !== 12 && offerId !== 14,
        lenderLink: offerId === 14 ? null : 'https://partner.example/loan',
        minAmount,
        maxAmount,
        minDays: 91,
        maxDays: 120,
      },
    });
  await offer(11, first, 100, 500);
  await offer(12, second, 100, 500);
  await offer(13, first, 900, 1000);
  await offer(14, second, 100, 500);
}
