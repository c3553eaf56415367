// @ts-check
import { sendByScript } from './form-script.mjs';
import { formWith, PlainVisitor } from './plain-visitor.mjs';

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Makes an invented applicant of Spain. Each number gives another phone, document and network address.
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
 * Fills in the form of Spain and sends it until the CMS accepts it. Each attempt sends the same form, with the same idempotency key,
 * because the page of an answer still holds it.
 * @param {{ number: number, port: number, pauseMilliseconds?: number, attempts?: number, hasScripts?: boolean }} options
 *   `hasScripts`: sends what a browser with JavaScript sends
 * @returns {Promise<{ token: string, attempts: number, milliseconds: number }>} `milliseconds`: of the attempt that was accepted
 * @throws {Error} when no attempt was accepted; the message holds no personal data
 */
export async function apply({ number, port, pauseMilliseconds = 250, attempts = 400, hasScripts = false }) {
  const { answers, address } = applicant(number);
  const visitor = new PlainVisitor({ host: 'es.localhost', port, address });
  /** @type {import('./plain-visitor.mjs').PlainForm | undefined} */
  let form;
  /** @type {import('./plain-visitor.mjs').Answer | undefined} */
  let opened;
  let last = 'nothing';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      if (!form) {
        opened = await visitor.open('/application/');
        form = formWith(opened, 'monthlyIncome');
      }
      if (form && opened) {
        for (const [name, value] of Object.entries(answers)) form.fields.set(name, value);
        const startedAt = performance.now();
        const page = hasScripts ? await sendByScript(visitor, opened, form) : await visitor.submit(form);
        const milliseconds = performance.now() - startedAt;
        const token = visitor.cookie('pf_application');
        if (token) return { token, attempts: attempt, milliseconds };
        last = `${page.status} ${page.path}`;
        // The form refuses for now. It has the same idempotency key.
        form = formWith(page, 'monthlyIncome') ?? form;
      }
    } catch (error) {
      last = error instanceof Error ? error.message : 'unknown';
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
  throw new Error(`Application ${number} was not accepted after ${attempts} attempts: ${last}`);
}
