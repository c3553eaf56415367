import type { CountryCode } from '@prestafaro/types/country';
import { applicationForm, type FormOptions } from './application-form.ts';
import type { FormDescription } from './form-description.ts';
import type { AnswerContext } from './reading.ts';

export const context: AnswerContext = {
  today: { year: 2026, month: 11, day: 20 },
  limits: { minAmount: 100, maxAmount: 10_000_000, minDays: 91, maxDays: 120 },
  decimalSeparator: 'comma',
};

/** Everything that a country's application can ask for. */
export function longForm(country: CountryCode, options: Partial<FormOptions> = {}): FormDescription {
  return applicationForm(country, { form: 'reg', version: 3, arm: null, isIdentityAsked: true, ...options });
}

/** Valid answers of one person in each country. The birth date matches the document. */
export function goodAnswers(country: CountryCode): Readonly<Record<string, string>> {
  return { ...sameEverywhere, ...persons[country] };
}

const sameEverywhere = {
  amount: '300',
  days: '91',
  purpose: 'bills',
  firstName: 'Ana',
  lastName: 'Pérez',
  email: 'ana@example.com',
  employment: 'employee',
  monthlyIncome: '1200',
  inDefaultRegister: 'no',
  hasBankAccount: 'yes',
};

const persons: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = {
  ES: {
    birthDate: '1990-05-17',
    phone: '612 34 56 78',
    document: '12345678Z',
    account: 'ES91 2100 0418 4502 0005 1332',
  },
  MX: {
    birthDate: '1956-04-27',
    phone: '55 1234 5678',
    document: 'HEGG560427MVZRRL04',
    account: '032180000118359719',
  },
  VN: {
    birthDate: '1999-05-17',
    phone: '0912 345 678',
    document: '001099012345',
    account: '0123456789',
    bank: 'Vietcombank',
  },
  PL: {
    birthDate: '2002-07-08',
    phone: '512 345 678',
    document: '02270803624',
    account: '61 1090 1014 0000 0712 1981 2874',
  },
  PH: {
    birthDate: '1990-05-17',
    phone: '0917 123 4567',
    documentKind: 'philsys',
    document: '1234-5678-9012-3456',
    accountKind: 'e-wallet',
    account: '0917 123 4567',
    bank: 'GCash',
  },
  MY: {
    birthDate: '1977-03-05',
    phone: '012-345 6789',
    document: '770305-02-1234',
    account: '1234567890123',
    bank: 'Maybank',
  },
  ZA: {
    birthDate: '1980-01-01',
    phone: '082 123 4567',
    document: '8001015009087',
    account: '62 1234 5678',
    bank: 'FNB',
    branchCode: '250 655',
  },
  KZ: {
    birthDate: '1990-01-01',
    phone: '8 701 234 56 78',
    document: '900101350013',
    account: 'KZ86 125K ZT50 0410 0100',
  },
  UA: {
    birthDate: '1948-02-28',
    phone: '067 123 4567',
    documentKind: 'rnokpp',
    document: '1759013776',
    account: 'UA213223130000026007233566001',
  },
};
