import { randomInt, randomUUID } from 'node:crypto';
import type { Applicant } from './applicant.ts';
import { ports } from './product.ts';

const consent = (purpose: string, isGiven: boolean) => ({
  ...{ purpose, isGiven, textVersion: 'test:0123456789ab' },
  text: `El texto de la casilla ${purpose}`,
});

/**
 * Sends an application without the number of an account to the CMS, as the web app does: for tests that are not about the form. Each
 * application comes from another network address.
 * @returns the token, which the visitor's browser would keep as `pf_application`
 */
export async function submitApplication(applicant: Applicant): Promise<string> {
  const answer = await postApplication(applicant, ports.cms);
  if (answer.status !== 201) throw new Error(`The application was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/** The CMS's answer to an application that is sent to one of its ports. */
export function postApplication(applicant: Applicant, port: number): Promise<Response> {
  const { site, amount, days, birthDate, isInDefaultRegister, ...answers } = applicant;
  const born = [birthDate.year, birthDate.month.padStart(2, '0'), birthDate.day.padStart(2, '0')].join('-');
  const message = {
    ...{ locale: site, form: 'application', version: null, key: randomUUID() },
    answers: {
      ...answers,
      amount: String(amount),
      days: String(days),
      birthDate: born,
      inDefaultRegister: isInDefaultRegister ? 'yes' : 'no',
      hasBankAccount: 'yes',
    },
    consents: [consent('terms', true), consent('lenders', true), consent('messages', false), consent('calls', false)],
    ...{ arm: null, attribution: null, isIdentityAsked: true, proof: null },
    address: `198.51.${randomInt(256)}.${randomInt(1, 255)}`,
  };
  return fetch(`http://localhost:${port}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}` },
    body: JSON.stringify(message),
  });
}
