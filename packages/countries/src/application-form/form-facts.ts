import type { CountryCode } from '../country.ts';

/** How answers look in a country: what the hints of its form show and which keyboard a telephone offers. */
export interface FormFacts {
  /** Left out where the visitor chooses the kind of document first: one example would be wrong for the others. */
  readonly document?: string;
  /** Whether every document of the country is written in digits alone. */
  readonly isDocumentNumeric: boolean;
  readonly phone: string;
  readonly account: string;
  readonly isAccountNumeric: boolean;
  /** Whole units of the currency. */
  readonly monthlyIncome: number;
}

/** Invented persons: numbers that are well made and belong to nobody (specification of the countries). */
const facts: Readonly<Record<CountryCode, FormFacts>> = {
  ES: {
    document: '12345678Z',
    isDocumentNumeric: false,
    phone: '612 34 56 78',
    account: 'ES91 2100 0418 4502 0005 1332',
    isAccountNumeric: false,
    monthlyIncome: 1_200,
  },
  MX: {
    document: 'HEGG560427MVZRRL04',
    isDocumentNumeric: false,
    phone: '55 1234 5678',
    account: '032 180 00011835971 9',
    isAccountNumeric: true,
    monthlyIncome: 12_000,
  },
  VN: {
    document: '001099012345',
    isDocumentNumeric: true,
    phone: '0912 345 678',
    account: '0123456789',
    isAccountNumeric: true,
    monthlyIncome: 8_000_000,
  },
  PL: {
    document: '44051401359',
    isDocumentNumeric: true,
    phone: '512 345 678',
    account: 'PL61 1090 1014 0000 0712 1981 2874',
    isAccountNumeric: false,
    monthlyIncome: 4_500,
  },
  PH: {
    isDocumentNumeric: false,
    phone: '0917 123 4567',
    account: '1234567890',
    isAccountNumeric: true,
    monthlyIncome: 20_000,
  },
  MY: {
    document: '770305-02-1234',
    isDocumentNumeric: true,
    phone: '012-345 6789',
    account: '1234567890123',
    isAccountNumeric: true,
    monthlyIncome: 3_000,
  },
  ZA: {
    document: '8001015009087',
    isDocumentNumeric: true,
    phone: '082 123 4567',
    account: '62123456789',
    isAccountNumeric: true,
    monthlyIncome: 12_000,
  },
  KZ: {
    document: '900101350013',
    isDocumentNumeric: true,
    phone: '8 (701) 234 56 78',
    account: 'KZ86 125K ZT50 0410 0100',
    isAccountNumeric: false,
    monthlyIncome: 250_000,
  },
  UA: {
    isDocumentNumeric: false,
    phone: '067 123 4567',
    account: 'UA21 3223 1300 0002 6007 2335 6600 1',
    isAccountNumeric: false,
    monthlyIncome: 18_000,
  },
};

export function formFactsOf(country: CountryCode): FormFacts {
  return facts[country];
}
