import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ApplicationForm } from '@/features/application/application-form';
import { DataInformation } from '@/features/application/data-information';
import type { DrawnArm } from '@/features/application/drawn-arms';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import type { FormPlace } from '@/features/application/form-place';
import { loanFigures } from '@/features/application/loan-figures';
import { loanFacts, makeFormView } from '@/features/application/make-form-view';
import type { RequestedLoan } from '@/shell/loan/requested-loan';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';
import { honeypotName } from '@/shell/visitor-form/form-answer';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), unstable_isUnrecognizedActionError: () => false }));
vi.mock('@/features/application/actions', () => ({ submitApplication: async () => unanswered }));

const key = '6f2c0f1c-9d7e-4c4e-8a57-0a3d1b2c4e5f';

function draw(
  initial: Partial<FormAnswer> = {},
  place: Partial<FormPlace> = {},
  requested: Pick<RequestedLoan, 'amount' | 'days'> & Partial<RequestedLoan> = { amount: 300, days: 91 },
  drawn?: DrawnArm,
) {
  const view = makeFormView(
    {
      place: { form: 'application', version: null, arm: null, isIdentityAsked: false, ...place },
      requested: { choice: 'exact', typed: { amount: undefined, days: undefined }, ...requested },
      loans: sampleLoans,
      now: new Date('2026-11-21T12:00:00Z'),
      key,
      drawn,
    },
    sampleView,
  );
  return renderToStaticMarkup(
    <ApplicationForm
      view={view}
      information={<DataInformation view={sampleView} />}
      initial={{ ...unanswered, ...initial }}
    />,
  );
}

const hiddenValue = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1];
const keyOf = (html: string) => /<input type="hidden" id="application-key" name="key" value="([^"]*)"/.exec(html)?.[1];
const refused = (changed: Partial<FormAnswer>): Partial<FormAnswer> => ({ outcome: 'refused', attempt: 1, ...changed });

describe('the form', () => {
  it('has every question in one native form, which is one long page without scripts', () => {
    const html = draw();
    for (const name of ['amount', 'days', 'purpose', 'firstName', 'birthDate-year', 'hasBankAccount', 'employment']) {
      expect(html).toContain(`name="${name}"`);
    }
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html.match(/<section[^>]*data-current=""/g)).toHaveLength(1);
    expect(html).toMatch(/<button type="submit"[^>]*name="send"/);
  });

  it('shares no id with the form of the other arm, which is on the same page', () => {
    const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const ids = [draw(), draw({}, {}, undefined, { arm: '0298.1-B', seenAt: 'form' })].flatMap(idsOf);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('has the idempotency key of its view, or that of an answer, with which a retry is the same application', () => {
    expect(keyOf(draw())).toBe(key);
    expect(keyOf(draw(refused({ key: 'of-the-answer' })))).toBe('of-the-answer');
  });

  it('asks for neither document nor account: the pick of an offer does (R21)', () => {
    const html = draw();
    expect(html).not.toContain('name="account"');
    expect(html).not.toContain('name="document"');
    expect(html).toMatch(/Paso 4 de 5:/);
  });

  it('has no box ticked beforehand, and tells required boxes from optional ones (R22)', () => {
    const boxes = draw().match(/<input type="checkbox"[^>]*>/g) ?? [];
    expect(boxes.map((box) => /name="([^"]*)"/.exec(box)?.[1])).toEqual([
      'consent-terms',
      'consent-lenders',
      'consent-messages',
      'consent-calls',
    ]);
    expect(boxes.join()).not.toContain('checked');
    expect(draw().match(/\(obligatorio\)/g)).toHaveLength(2);
    expect(draw()).toContain('href="/lista-de-socios/"');
    expect(draw()).toContain('href="/politica-privacidad/"');
  });

  it('states before the button who uses the data and that the result is no decision (R23, R24)', () => {
    const html = draw();
    const [before = ''] = html.split('name="send"');
    for (const messages of [
      'Responsable',
      'Ejemplo, S. L., B00000000',
      'Tus derechos',
      'no es una decisión de crédito',
    ]) {
      expect(before).toContain(messages);
    }
  });

  it('states the latest accepted date of birth, from the law and today’s date', () => {
    expect(draw()).toContain('Tienes que haber cumplido 18 años: el 21 de noviembre de 2008 o antes.');
  });

  it('has a honeypot that people do not see (R34)', () => {
    expect(draw()).toMatch(
      new RegExp(`<div[^>]*aria-hidden="true"><label>[^<]*<input tabindex="-1"[^>]*name="${honeypotName}"`, 'i'),
    );
  });

  it('contains no rule of the country', () => {
    expect(draw()).not.toMatch(/TRWAGMYFPDXBNJZSQVHLCKE|pattern=/);
  });
});

describe('the loan beside it', () => {
  it('is the loan of the address, with its cost', () => {
    const html = draw({}, {}, { amount: 500, days: 100 });
    expect(html).toMatch(/<dd>500.€<\/dd>/);
    expect(html).toMatch(/<dd>100.días<\/dd>/);
    expect(html).toContain('1 mar 2027');
  });

  it('is the loan that was sent, after a refusal', () => {
    const facts = loanFacts({ loans: sampleLoans, now: new Date('2026-11-21T12:00:00Z') }, sampleView);
    const figures = loanFigures({ amount: 1000, days: 91 }, facts);
    const html = draw(refused({ title: 'x', values: { amount: '1.000', days: '91' }, figures }));
    expect(html).toMatch(/<dd>1.000.€<\/dd>/);
  });

  it('is left out for a sent loan without figures, because those of another loan would be wrong', () => {
    const html = draw(refused({ title: 'x', values: { amount: '1.000', days: '91' } }));
    expect(html).not.toContain('Devuelves, como máximo');
  });
});

describe('a typed amount', () => {
  const amountField = (html: string) => /<input[^>]*id="application-amount-number"[^>]*>/.exec(html)?.[0] ?? '';

  it('that is refused in the address stays in its field with its message, and the summary says which loan it is about', () => {
    const typed = { amount: '10000,50', days: undefined };
    const html = draw({}, {}, { amount: 300, days: 91, choice: 'adjusted', typed });
    expect(amountField(html)).toContain('value="10000,50"');
    expect(amountField(html)).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="application-amount-error"[^>]*>.*?Pide 10.000.€ como máximo/);
    expect(html).toMatch(/lo que ves es para 300.€ a 91.días/);
  });

  it.each([
    ['500.0', '500'],
    ['300,00', '300'],
    ['1.000', '1\u00a0000'],
    ['$500.00', '$500.00'],
    ['300,50', '300,50'],
    ['1,000', '1,000'],
    ['', ''],
  ])('sent as %j is shown again as %j, so that the next step sends no other number', (typed, shown) => {
    const values = { amount: typed, days: '91' };
    const html = draw(refused({ title: 'x', values }));
    expect(amountField(html)).toContain(`value="${shown}"`);
  });
});

describe('an answer', () => {
  const errors = [
    { field: 'birthDate', message: 'Revisa el año' },
    { field: 'amount', message: 'Pide menos' },
    { field: 'terms', message: 'Marca la casilla' },
  ];

  it('is shown above the form and beside the fields, with links to them', () => {
    const html = draw(refused({ title: 'Hay 3 cosas que corregir', errors }));
    for (const [id, text] of [
      ['birthDate-day', 'Revisa el año'],
      ['amount-number', 'Pide menos'],
      ['terms', 'Marca la casilla'],
    ]) {
      expect(html).toContain(`<a href="#application-${id}">${text}</a>`);
      expect(html).toMatch(
        new RegExp(`id="application-${id}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="application-${id}"`),
      );
    }
    expect(html).toContain('role="alert"');
  });

  it('opens the step of the first fault', () => {
    const html = draw(refused({ title: 'x', errors: [{ field: 'phone', message: 'y' }] }));
    expect(html).toMatch(/<section[^>]*data-current=""[^>]*aria-labelledby="application-step-3"/);
  });

  it('keeps the typed answers and the idempotency key', () => {
    const html = draw(
      refused({
        title: 'Espera',
        text: 'Sigue aquí',
        key: 'the-same-key',
        consents: ['lenders'],
        values: {
          firstName: 'Lucía',
          'birthDate-year': '1991',
          phone: '612 34 56 78',
          employment: 'pensioner',
          inDefaultRegister: 'no',
        },
      }),
    );
    expect(keyOf(html)).toBe('the-same-key');
    for (const value of ['Lucía', '1991', '612 34 56 78']) expect(html).toContain(`value="${value}"`);
    expect(html).toContain('<option value="pensioner" selected="">');
    expect(html).toMatch(
      /<input type="radio"[^>]*checked=""[^>]*value="no"|<input type="radio"[^>]*value="no"[^>]*checked=""/,
    );
    expect(html.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(1);
    expect(html).toContain('Sigue aquí');
  });

  it('with a challenge contains the ticket for visitors without scripts', () => {
    const notice = { title: '', text: '' };
    const messages = { working: notice, failed: notice };
    const challenge = { challenge: {}, wait: 'ticket-1', waitSeconds: 20, messages };
    const html = draw(
      refused({ outcome: 'challenge', title: 'Espera', text: 'Un momento', challenge, proof: 'ticket-1' }),
    );
    expect(hiddenValue(html, 'proof')).toBe('ticket-1');
    expect(html).toContain('Volver a enviar');
  });
});

describe('the registrations', () => {
  const steps = (version: 2 | 3 | null) => draw({}, { form: 'reg', version }).match(/<section/g)?.length;

  it('have three, two or one steps, and no list of steps for a single one', () => {
    // One section more is the loan beside the form.
    expect([steps(null), steps(2), steps(3)]).toEqual([4, 3, 2]);
    expect(draw({}, { form: 'reg', version: 3 })).not.toContain('Pasos de la solicitud');
  });

  it('ask for no document, and have the consent boxes at the end', () => {
    for (const version of [null, 2, 3] as const) {
      const html = draw({}, { form: 'reg', version });
      expect(html).not.toContain('name="document"');
      expect(html.indexOf('name="consent-terms"')).toBeGreaterThan(html.indexOf('name="monthlyIncome"'));
      expect(hiddenValue(html, 'version')).toBe(String(version ?? ''));
    }
  });
});
