import {
  type AnswerProblemCode,
  applicationForm,
  type FormDescription,
  type FormQuestion,
  type StepName,
} from '@prestafaro/application';
import { locales, siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { consentTexts, wordingVersion } from '@/features/application/consent-texts';
import { faultErrors, faultMessage } from '@/features/application/fault-messages';
import { optionLabel, questionView } from '@/features/application/question-view';
import { stepMessages } from '@/features/application/step-messages';
import { loadMessages } from '@/messages/load-messages';
import { sampleView } from '@/shell/sample-view';

const limits = { minAmount: 100, maxAmount: 1000, minDays: 91, maxDays: 120 };
const now = new Date('2026-11-21T12:00:00Z');
const context = { limits, now };

/** The longest form of a country, and the short ones. */
const formsOf = (locale: (typeof locales)[number]): FormDescription[] => {
  const { country } = siteOfLocale(locale);
  const arm = country === 'ZA' ? '0298.1-B' : null;
  return [
    applicationForm(country, { form: 'application', version: null, arm, isIdentityAsked: true }),
    ...([null, 2, 3] as const).map((version) =>
      applicationForm(country, { form: 'reg', version, arm: null, isIdentityAsked: true }),
    ),
  ];
};

const writingOf = async (locale: (typeof locales)[number]) => {
  const site = siteOfLocale(locale);
  const { settings } = sampleView;
  return { site, settings, money: site.moneyFormat, messages: await loadMessages(locale) };
};

/** Every text is there, and says everything: no name is left unfilled. */
const expectWhole = (text: string | undefined, what: string) => {
  expect(text?.trim(), what).toBeTruthy();
  expect(text, what).not.toMatch(/[{}]|undefined|null/);
};

describe.each(locales)('the form of %s', (locale) => {
  it('has a message for every fault of every field', async () => {
    const writing = await writingOf(locale);
    const codes = Object.keys(writing.messages.application.faults.common) as AnswerProblemCode[];
    expect(codes.length).toBeGreaterThan(20);
    for (const { steps } of formsOf(locale)) {
      for (const question of steps.flatMap((step) => step.questions)) {
        for (const code of codes)
          expectWhole(faultMessage(question, code, context, writing), `${question.name} ${code}`);
      }
    }
  });

  it('has messages for every question, every option and every step', async () => {
    const writing = await writingOf(locale);
    for (const { steps } of formsOf(locale)) {
      for (const step of steps) {
        const { name, title, lead } = stepMessages(step, writing.messages);
        for (const text of [name, title, lead]) expectWhole(text, step.name);
        for (const question of step.questions) expectQuestion(question, writing);
      }
    }
  });
});

function expectQuestion(question: FormQuestion, writing: Awaited<ReturnType<typeof writingOf>>) {
  const { label, hint } = questionView(question, writing, now);
  expectWhole(label, question.name);
  if (hint !== undefined) expectWhole(hint, question.name);
  for (const value of question.options ?? []) {
    expect(optionLabel(question, value, writing), `${question.name} ${value}`).not.toBe(value);
  }
}

describe('Spain', () => {
  const describeForm = () =>
    applicationForm('ES', { form: 'application', version: null, arm: null, isIdentityAsked: false });
  const messageOf = async (field: string, code: string) => {
    const [error] = faultErrors(
      [{ field, code }],
      { ...context, questions: describeForm().steps.flatMap((step) => step.questions) },
      await writingOf('es-ES'),
    );
    return error?.message;
  };

  it('formats limits as the site does', async () => {
    expect(await messageOf('amount', 'too-high')).toBe('Pide 1\u00a0000\u00a0€ como máximo');
    expect(await messageOf('days', 'too-low')).toBe('Elige un plazo de 91\u00a0días como mínimo');
  });

  it('writes out the latest accepted date of birth (R29)', async () => {
    expect(await messageOf('birthDate', 'under-age')).toBe(
      'Para pedir un préstamo hay que haber cumplido 18 años: haber nacido el 21 de noviembre de 2008 o antes',
    );
  });

  it('has a message for an unknown code, and none for a field that the form does not have', async () => {
    expect(await messageOf('email', 'from-the-future')).toContain('Revisa el correo');
    expect(await messageOf('account', 'missing')).toBeUndefined();
    expect(await messageOf('shoeSize', 'missing')).toBeUndefined();
    expect(await messageOf('messages', 'consent')).toBeUndefined();
  });

  it('has a message for each of the two required boxes (R22)', async () => {
    expect(await messageOf('terms', 'consent')).toContain('marca');
    expect(await messageOf('lenders', 'consent')).toContain('marca');
  });
});

describe('the steps of the short forms', () => {
  const titles = async (version: 2 | 3 | null) => {
    const { messages } = await writingOf('es-ES');
    const { steps } = applicationForm('ES', { form: 'reg', version, arm: null, isIdentityAsked: false });
    return steps.map((step): [StepName, string] => [step.name, stepMessages(step, messages).name]);
  };

  it('have the names of the steps that they join', async () => {
    expect(await titles(null)).toEqual([
      ['loan', 'Importe'],
      ['contact', 'Tus datos'],
      ['consents', 'Revisar'],
    ]);
    expect(await titles(2)).toEqual([
      ['contact', 'Contacto'],
      ['loan', 'Préstamo'],
    ]);
    expect(await titles(3)).toEqual([['contact', 'Solicitud']]);
  });
});

describe('consentTexts', () => {
  const ofSpain = async () => consentTexts(siteOfLocale('es-ES'), null, await loadMessages('es-ES'));

  it('gives each text without links, with a version of its own (R25)', async () => {
    const [terms] = await ofSpain();
    expect(terms).toMatchObject({
      purpose: 'terms',
      isRequired: true,
      text: 'He leído las condiciones generales y la política de privacidad.',
    });
    expect(terms?.textVersion).toMatch(/^es-ES:[0-9a-f]{12}$/);
    expect(new Set((await ofSpain()).map(({ textVersion }) => textVersion)).size).toBe(4);
  });

  it('wordingVersion: is the same for the same boxes and differs for others', async () => {
    const boxes = await ofSpain();
    expect(wordingVersion(boxes)).toBe(wordingVersion(await ofSpain()));
    expect(wordingVersion(boxes.slice(1))).not.toBe(wordingVersion(boxes));
  });

  it.each(locales)('gives texts that fit into the stored proof in %s', async (locale) => {
    for (const arm of [null, '0256.1-B']) {
      for (const { text } of consentTexts(siteOfLocale(locale), arm, await loadMessages(locale))) {
        expectWhole(text, text);
        expect(text.length).toBeLessThanOrEqual(2000);
      }
    }
  });

  it.each(['en-PH', 'ms-MY', 'en-MY'] as const)(
    'has the box for messages in %s only in arm B of experiment 0256.1',
    async (locale) => {
      const purposes = async (arm: string | null) =>
        consentTexts(siteOfLocale(locale), arm, await loadMessages(locale)).map(({ purpose }) => purpose);
      expect(await purposes(null)).toEqual(['terms', 'lenders', 'calls']);
      expect(await purposes('0256.1-A')).toEqual(['terms', 'lenders', 'calls']);
      expect(await purposes('0256.1-B')).toEqual(['terms', 'lenders', 'messages', 'calls']);
    },
  );
});
