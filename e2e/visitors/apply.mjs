// @ts-check
import { formWith, PlainVisitor } from './plain-visitor.mjs';

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * An invented applicant of Spain, another for each number: no two have the same phone, document or address.
 * @param {number} number
 * @returns {{ answers: Record<string, string>, address: string }}
 */
export function applicant(number) {
  const document = 10_000_000 + number;
  return {
    answers: {
      amount: '300',
      days: '100',
      firstName: 'Persona',
      lastName: 'De Prueba',
      'birthDate-day': '14',
      'birthDate-month': '3',
      'birthDate-year': '1987',
      phone: String(610_000_000 + number),
      email: `persona-${number}@example.com`,
      document: `${document}${DNI_LETTERS[document % 23]}`,
      employment: 'employee',
      monthlyIncome: '1400',
      inDefaultRegister: 'no',
      'consent-terms': 'on',
      'consent-lenders': 'on',
    },
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}

/**
 * Fills in the form of Spain without JavaScript and sends it until it is taken, with the same form each time: the page
 * of an answer holds it still.
 * @param {{ number: number, port: number, pauseMilliseconds?: number, attempts?: number }} options
 * @returns {Promise<{ token: string, attempts: number, milliseconds: number }>} the time of the attempt that was taken
 * @throws {Error} when it was not taken after all attempts; without a word of what was typed
 */
export async function apply({ number, port, pauseMilliseconds = 250, attempts = 400 }) {
  const { answers, address } = applicant(number);
  const visitor = new PlainVisitor({ host: 'es.localhost', port, address });
  /** @type {import('./plain-visitor.mjs').PlainForm | undefined} */
  let form;
  let last = 'nothing';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      form ??= formWith(await visitor.open('/application/'), 'monthlyIncome');
      if (form) {
        for (const [name, value] of Object.entries(answers)) form.fields.set(name, value);
        const startedAt = performance.now();
        const page = await visitor.submit(form);
        const milliseconds = performance.now() - startedAt;
        const token = visitor.cookie('pf_application');
        if (token) return { token, attempts: attempt, milliseconds };
        last = `${page.status} ${page.path}`;
        // Asked for the account (R21), or refused for now: the form of the answer has the same key.
        form = formWith(page, 'monthlyIncome') ?? form;
        if (/name="hasBankAccount"/.test(page.body)) form.fields.set('withoutAccount', '1');
      }
    } catch (error) {
      last = error instanceof Error ? error.message : 'unknown';
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
  throw new Error(`Application ${number} was not taken after ${attempts} attempts: ${last}`);
}
