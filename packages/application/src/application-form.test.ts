import { asksForDocumentKind, countryOf, sitesOf } from '@prestafaro/countries';
import { type CountryCode, countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { applicationForm, type FormOptions, type PickPart, pickQuestions } from './application-form.ts';
import { checkStep } from './check-step.ts';
import type { AnswerName } from './fields/fields.ts';
import { context, longForm } from './form.fixture.ts';
import type { FormDescription, FormQuestion } from './form-description.ts';

const formOptions: FormOptions = { form: 'application', version: null, arm: null, isIdentityAsked: false };

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
const income = 'income: employment monthlyIncome inDefaultRegister hasBankAccount';
/** The questions of an outline, without the name of its step. */
const asked = (line: string) => line.replace(/^\w+: /, '');

describe('the application', () => {
  test.each(countryCodes)(
    'in %s asks what the matching needs and the contact, and neither document nor account',
    (country) => {
      expect(outline(form(country))).toEqual([loan, income, contact, 'consents:']);
    },
  );

  test('is on one page in arm B of experiment 0298.1 in South Africa', () => {
    const [whole, ...others] = outline(form('ZA', { arm: '0298.1-B' }));
    expect([whole, others]).toEqual([`contact: ${[loan, income, contact].map(asked).join(' ')}`, []]);
    for (const arm of [null, '0298.1-A', '0298.1-b', '0256.1-B']) {
      expect(outline(form('ZA', { arm }))).toEqual(outline(form('ES')));
    }
  });

  test('is the same form for every version', () => {
    expect(form('ES', { version: 2 })).toEqual(form('ES'));
    expect(form('ES', { version: 3 })).toEqual(form('ES'));
  });
});

describe.each(['reg', 'reg2'] as const)('the registration /%s/', (name) => {
  test.each(countryCodes)('%s: asks for the loan first, then for the person', (country) => {
    const both = `${contact} ${asked(income)}`;
    expect(outline(form(country, { form: name }))).toEqual([loan, both, 'consents:']);
  });

  test('version 2 begins with the person and has two steps', () => {
    expect(outline(form('ES', { form: name, version: 2 }))).toEqual([contact, `${loan} ${asked(income)}`]);
  });

  test('version 3 has one step with all questions', () => {
    const [whole, ...others] = outline(form('ES', { form: name, version: 3 }));
    expect([whole, others]).toEqual([`contact: ${[loan, income, contact].map(asked).join(' ')}`, []]);
  });

  test('has its usual steps also in the arm with the long form', () => {
    expect(form('ZA', { form: name, arm: '0298.1-B' })).toEqual(form('ZA', { form: name }));
  });
});

describe('document and account', () => {
  const parts = {
    ES: 'document account',
    MX: 'document account',
    VN: 'document account bank',
    PL: 'document account',
    PH: 'documentKind document accountKind account bank',
    MY: 'document account bank',
    ZA: 'document account bank branchCode',
    KZ: 'document account',
    UA: 'documentKind document account',
  } as const;

  test.each(countryCodes)(
    'in %s are asked at the pick, each only if the lender receives it, and must be answered',
    (country) => {
      const names = (asked: readonly PickPart[]) => pickQuestions(country, asked).map(({ name }) => name);
      expect(names(['document', 'account']).join(' ')).toBe(parts[country]);
      expect([...names(['document']), ...names(['account'])]).toEqual(names(['document', 'account']));
      expect(names([])).toEqual([]);
      expect(pickQuestions(country, ['document', 'account']).every(({ isRequired }) => isRequired)).toBe(true);
    },
  );

  test.each(countryCodes)('in %s follow the contact in a form that asks for them, and may be left out', (country) => {
    const [whole] = form(country, { form: 'reg', version: 3, isIdentityAsked: true }).steps;
    const names = whole?.questions.map(({ name }) => name).join(' ') ?? '';
    expect(names.endsWith(` email ${parts[country]}`)).toBe(true);
    const identity = whole?.questions.filter(({ name }) => parts[country].split(' ').includes(name)) ?? [];
    expect(identity.filter(({ isRequired }) => isRequired)).toEqual([]);
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
    'monthlyIncome off',
    'firstName given-name',
    'lastName family-name',
    'birthDate bday',
    'phone tel',
    'email email',
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
