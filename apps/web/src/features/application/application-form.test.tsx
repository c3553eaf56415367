import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ApplicationForm } from '@/features/application/application-form';
import { DataInformation } from '@/features/application/data-information';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import type { FormPlace } from '@/features/application/form-place';
import { makeFormView } from '@/features/application/make-form-view';
import { sampleView } from '@/shell/sample-view';
import { honeypotName } from '@/shell/visitor-form/form-answer';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), unstable_isUnrecognizedActionError: () => false }));
vi.mock('@/features/application/actions', () => ({ submitApplication: async () => unanswered }));

function draw(
  initial: Partial<FormAnswer> = {},
  place: Partial<FormPlace> = {},
  requested = { amount: 300, days: 91 },
) {
  const view = makeFormView(
    {
      place: { form: 'application', version: null, arm: null, ...place },
      requested: { ...requested, choice: 'exact' },
      now: new Date('2026-11-21T12:00:00Z'),
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
const refused = (changed: Partial<FormAnswer>): Partial<FormAnswer> => ({ outcome: 'refused', attempt: 1, ...changed });

describe('the form', () => {
  it('has every question in one native form, which is one long page without scripts', () => {
    const html = draw();
    for (const name of ['amount', 'days', 'purpose', 'firstName', 'birthDate-year', 'document', 'employment']) {
      expect(html).toContain(`name="${name}"`);
    }
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html.match(/<section[^>]*data-current=""/g)).toHaveLength(1);
    expect(html).toMatch(/<button type="submit"[^>]*name="send"/);
  });

  it('has a different idempotency key for each visitor (decisions, “The loan journey”)', () => {
    const keys = [draw(), draw()].map((html) => hiddenValue(html, 'key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('does not ask for the account before a lender needs it (R21)', () => {
    expect(draw()).not.toContain('name="account"');
    const html = draw(refused({ outcome: 'account-wanted', isAccountAsked: true, title: 'Falta', text: 'La cuenta' }));
    expect(html).toContain('name="account"');
    expect(html).toContain('Enviar sin la cuenta');
    expect(hiddenValue(html, 'accountAsked')).toBe('1');
    expect(html).toMatch(/Paso 6 de 6:/);
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
    expect(draw(refused({ title: 'x', values: { amount: '1.000', days: '91' } }))).toMatch(/<dd>1.000.€<\/dd>/);
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
    const html = draw(refused({ title: 'x', errors: [{ field: 'document', message: 'y' }] }));
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
          document: '12345678Z',
          employment: 'pensioner',
          inDefaultRegister: 'no',
        },
      }),
    );
    expect(hiddenValue(html, 'key')).toBe('the-same-key');
    for (const value of ['Lucía', '1991', '12345678Z']) expect(html).toContain(`value="${value}"`);
    expect(html).toContain('<option value="pensioner" selected="">');
    expect(html).toMatch(
      /<input type="radio"[^>]*checked=""[^>]*value="no"|<input type="radio"[^>]*value="no"[^>]*checked=""/,
    );
    expect(html.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(1);
    expect(html).toContain('Sigue aquí');
  });

  it('with a challenge contains the ticket for visitors without scripts', () => {
    const challenge = { challenge: {}, wait: 'ticket-1', waitSeconds: 20 };
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
