import { asksForDocumentKind, countryOf, sitesOf } from '@prestafaro/countries';
import { type CountryCode, countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { applicationForm, type FormOptions } from './application-form.ts';
import { checkStep } from './check-step.ts';
import type { AnswerName } from './fields/fields.ts';
import { context, longForm } from './form.fixture.ts';
import type { FormDescription, FormQuestion } from './form-description.ts';

const formOptions: FormOptions = { form: 'application', version: null, arm: null, isAccountAsked: false };

const form = (country: CountryCode, options: Partial<FormOptions> = {}) =>
  applicationForm(country, { ...formOptions, ...options });

/** `loan: amount days purpose`, for each step. */
const outline = ({ steps }: FormDescription) =>
  steps.map(({ name, questions }) => [`${name}:`, ...questions.map((question) => question.name)].join(' '));

const questionsOf = ({ steps }: FormDescription) => steps.flatMap(({ questions }) => questions);

const question = (country: CountryCode, name: AnswerName): FormQuestion =>
  questionsOf(longForm(country)).find((each) => each.name === name) ?? expect.fail(`${country} asks for no ${name}`);

const loan = 'loan: amount days purpose';
const contact = 'contact: firstName lastName birthDate phone email';
const income = 'income: employment monthlyIncome';

describe('the application', () => {
  test.each(['ES', 'MX', 'VN', 'PL', 'MY', 'KZ'] as const)(
    'in %s is long and asks for the document by its number alone',
    (country) => {
      const identity = 'identity: document';
      expect(outline(form(country))).toEqual([loan, contact, identity, `${income} inDefaultRegister`, 'consents:']);
    },
  );

  test.each(['PH', 'UA'] as const)('in %s asks for the kind of document first', (country) => {
    expect(outline(form(country))[2]).toBe('identity: documentKind document');
  });

  test('in South Africa is short, and long in arm B of experiment 0298.1', () => {
    const long = outline(form('MX'));
    expect(outline(form('ZA', { arm: '0298.1-B' }))).toEqual(long);
    for (const arm of [null, '0298.1-A', '0298.1-b', '0256.1-B']) {
      expect(outline(form('ZA', { arm }))).toEqual([loan, contact, income, 'consents:']);
    }
  });

  test('is the same form for every version', () => {
    expect(form('ES', { version: 2 })).toEqual(form('ES'));
    expect(form('ES', { version: 3 })).toEqual(form('ES'));
  });
});

describe.each(['reg', 'reg2'] as const)('the registration /%s/ is short', (name) => {
  const both = `${contact} employment monthlyIncome`;

  test.each(countryCodes)('%s: asks for the loan first, then for the person', (country) => {
    expect(outline(form(country, { form: name }))).toEqual([loan, both, 'consents:']);
  });

  test('version 2 begins with the person and has two steps', () => {
    const steps = outline(form('ES', { form: name, version: 2 }));
    expect(steps).toEqual([contact, `${loan} employment monthlyIncome`]);
  });

  test('version 3 has one step with all questions', () => {
    const [only, ...others] = form('ES', { form: name, version: 3 }).steps;
    expect(others).toEqual([]);
    const standard = questionsOf(form('ES', { form: name }));
    expect(only?.questions).toEqual(standard);
  });

  test('is short also in the arm with the long form', () => {
    expect(form('ZA', { form: name, arm: '0298.1-B' })).toEqual(form('ZA', { form: name }));
  });
});

describe('the account', () => {
  const account = (country: CountryCode, options: Partial<FormOptions> = {}) =>
    outline(form(country, { ...options, isAccountAsked: true }));

  test.each([
    ['ES', 'account: hasBankAccount account'],
    ['MX', 'account: hasBankAccount account'],
    ['VN', 'account: hasBankAccount account bank'],
    ['PL', 'account: hasBankAccount account'],
    ['PH', 'account: hasBankAccount accountKind account bank'],
    ['MY', 'account: hasBankAccount account bank'],
    ['ZA', 'account: hasBankAccount account bank branchCode'],
    ['KZ', 'account: hasBankAccount account'],
    ['UA', 'account: hasBankAccount account'],
  ] as const)('in %s, when lenders need it, is a step before the consents', (country, step) => {
    expect(account(country).slice(-2)).toEqual([step, 'consents:']);
  });

  test('is the last step of registrations without a step for consents', () => {
    for (const version of [2, 3] as const) {
      expect(account('ES', { form: 'reg', version }).at(-1)).toBe('account: hasBankAccount account');
    }
  });

  test('may be left out completely', () => {
    for (const country of countryCodes) {
      const step = longForm(country).steps.find(({ name }) => name === 'account');
      expect(step?.questions.filter(({ isRequired }) => isRequired)).toEqual([]);
    }
  });
});

describe('every question of every country', () => {
  const all = countryCodes.flatMap((country) =>
    questionsOf(longForm(country)).map((each) => [country, each.name, each] as const),
  );

  test('is asked once', () => {
    for (const country of countryCodes) {
      const names = questionsOf(longForm(country)).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each(all.filter(([, , { example }]) => example))(
    '%s %s: its example is a right answer that fits',
    (country, name, each) => {
      const answer = each.example ?? '';
      for (const { moneyFormat } of sitesOf(country)) {
        const ofSite = { ...context, decimalSeparator: moneyFormat.decimalSeparator };
        expect(checkStep(countryOf(country), { questions: [each] }, { [name]: answer }, ofSite)).toEqual([]);
      }
      expect(answer.length).toBeLessThanOrEqual(each.maxLength);
    },
  );

  test('has options exactly where there is something to choose', () => {
    for (const [, , { control, options }] of all) {
      expect(options !== undefined).toBe(control === 'choice' || control === 'yes-no');
    }
  });

  test.each(all.filter(([, , { options }]) => options))('%s %s: accepts each of its options', (country, name, each) => {
    for (const option of each.options ?? []) {
      expect(checkStep(countryOf(country), { questions: [each] }, { [name]: option }, context)).toEqual([]);
      expect(option.length).toBeLessThanOrEqual(each.maxLength);
    }
  });

  test('of documents and accounts is neither saved on the device nor filled in by the browser', () => {
    const secrets = new Set(all.filter(([, , { isSecret }]) => isSecret).map(([, name]) => name));
    expect([...secrets]).toEqual(['document', 'account', 'bank', 'branchCode']);
    expect(all.filter(([, , { isSecret, autoComplete }]) => isSecret && autoComplete !== 'off')).toEqual([]);
  });
});

test('the browser may fill in personal details', () => {
  const tokens = questionsOf(form('ES')).flatMap(({ name, autoComplete }) =>
    autoComplete ? [`${name} ${autoComplete}`] : [],
  );
  expect(tokens).toEqual([
    'firstName given-name',
    'lastName family-name',
    'birthDate bday',
    'phone tel',
    'email email',
    'document off',
    'monthlyIncome off',
  ]);
});

test('a document with digits only opens the numeric keyboard', () => {
  const numeric = countryCodes.filter((country) => question(country, 'document').inputMode === 'numeric');
  expect(numeric).toEqual(['VN', 'PL', 'MY', 'ZA', 'KZ']);
});

test('a country with a choice of documents has no example of a number', () => {
  const without = countryCodes.filter((country) => question(country, 'document').example === undefined);
  expect(without).toEqual(countryCodes.filter(asksForDocumentKind));
});
