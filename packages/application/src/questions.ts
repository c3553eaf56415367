import { asksForDocumentKind, countryOf, documentKindsOf, formatNumber, sitesOf } from '@prestafaro/countries';
import { employmentKinds, loanPurposes } from '@prestafaro/types/application';
import type { CountryCode } from '@prestafaro/types/country';
import type { FormQuestion } from './form-description.ts';

const yesOrNo = { control: 'yes-no', options: ['yes', 'no'], maxLength: 3, isSecret: false } as const;

/** The loan itself. What it is for is the applicant's to say or not: no offer depends on it. */
export function loanQuestions(): readonly FormQuestion[] {
  return [
    { name: 'amount', control: 'amount', isRequired: true, maxLength: 20, inputMode: 'numeric', isSecret: false },
    { name: 'days', control: 'days', isRequired: true, maxLength: 4, inputMode: 'numeric', isSecret: false },
    { name: 'purpose', control: 'choice', isRequired: false, options: loanPurposes, maxLength: 20, isSecret: false },
  ];
}

export function contactQuestions(country: CountryCode): readonly FormQuestion[] {
  const required = { isRequired: true, isSecret: false } as const;
  return [
    { name: 'firstName', control: 'line', ...required, maxLength: 80, autoComplete: 'given-name' },
    { name: 'lastName', control: 'line', ...required, maxLength: 120, autoComplete: 'family-name' },
    { name: 'birthDate', control: 'date', ...required, maxLength: 10, autoComplete: 'bday', inputMode: 'numeric' },
    {
      name: 'phone',
      control: 'phone',
      ...required,
      maxLength: 30,
      autoComplete: 'tel',
      inputMode: 'tel',
      example: countryOf(country).phones.example,
    },
    { name: 'email', control: 'email', ...required, maxLength: 254, autoComplete: 'email', inputMode: 'email' },
  ];
}

export function identityQuestions(country: CountryCode): readonly FormQuestion[] {
  const { example, isNumeric } = countryOf(country).documents;
  const kind: FormQuestion = {
    name: 'documentKind',
    control: 'choice',
    isRequired: true,
    options: documentKindsOf(country),
    maxLength: 20,
    isSecret: false,
  };
  const number: FormQuestion = {
    name: 'document',
    control: 'document',
    isRequired: true,
    maxLength: 40,
    autoComplete: 'off',
    inputMode: isNumeric ? 'numeric' : 'text',
    ...(example && { example }),
    isSecret: true,
  };
  return asksForDocumentKind(country) ? [kind, number] : [number];
}

export function incomeQuestions(country: CountryCode): readonly FormQuestion[] {
  return [
    {
      name: 'employment',
      control: 'choice',
      isRequired: true,
      options: employmentKinds,
      maxLength: 20,
      isSecret: false,
    },
    {
      name: 'monthlyIncome',
      control: 'money',
      isRequired: true,
      maxLength: 20,
      autoComplete: 'off',
      inputMode: 'numeric',
      example: exampleIncome(country),
      isSecret: false,
    },
  ];
}

/** ASNEF in Spain, BIK in Poland: the long form alone asks for it. */
export function creditHistoryQuestions(): readonly FormQuestion[] {
  return [{ name: 'inDefaultRegister', ...yesOrNo, isRequired: true }];
}

/** Every answer may be left out: a lender can ask itself (R21). */
export function accountQuestions(country: CountryCode): readonly FormQuestion[] {
  const { kinds, asksForBank, branchCode, example, isNumeric } = countryOf(country).accounts;
  const secret = { isRequired: false, autoComplete: 'off', isSecret: true } as const;
  const questions: readonly (FormQuestion | false)[] = [
    { name: 'hasBankAccount', ...yesOrNo, isRequired: false },
    kinds.length > 1 && {
      name: 'accountKind',
      control: 'choice',
      isRequired: false,
      options: kinds,
      maxLength: 20,
      isSecret: false,
    },
    {
      name: 'account',
      control: 'account',
      ...secret,
      maxLength: 60,
      inputMode: isNumeric ? 'numeric' : 'text',
      example,
    },
    asksForBank && { name: 'bank', control: 'line', ...secret, maxLength: 80 },
    branchCode !== undefined && {
      name: 'branchCode',
      control: 'line',
      ...secret,
      maxLength: 20,
      inputMode: 'numeric',
      example: branchCode.example,
    },
  ];
  return questions.filter((question) => question !== false);
}

function exampleIncome(country: CountryCode): string {
  const [site] = sitesOf(country);
  const { exampleMonthlyIncome } = countryOf(country);
  return site ? formatNumber(exampleMonthlyIncome, site.moneyFormat) : String(exampleMonthlyIncome);
}
