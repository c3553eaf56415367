/** A country: its law, its money, its offer feed. Never a language: that is a {@link Site}. */
export const countryCodes = ['ES', 'MX', 'VN', 'PL', 'PH', 'MY', 'ZA', 'KZ', 'UA'] as const;

export type CountryCode = (typeof countryCodes)[number];

/** The full-screen view for a fatal error: Mexico shows a loader and its own view, the others a generic one (specification §2). */
export type ErrorView = 'loader' | 'generic';

/** Facts of a country that no editor changes. What an editor changes lives in the CMS, and law in dated policies. */
export interface Country {
  readonly code: CountryCode;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name of the zone in which "today" and a repayment date are meant. */
  readonly timeZone: string;
  readonly errorView: ErrorView;
}

const facts = {
  ES: { currency: 'EUR', timeZone: 'Europe/Madrid' },
  MX: { currency: 'MXN', timeZone: 'America/Mexico_City' },
  VN: { currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' },
  PL: { currency: 'PLN', timeZone: 'Europe/Warsaw' },
  PH: { currency: 'PHP', timeZone: 'Asia/Manila' },
  MY: { currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' },
  ZA: { currency: 'ZAR', timeZone: 'Africa/Johannesburg' },
  KZ: { currency: 'KZT', timeZone: 'Asia/Almaty' },
  UA: { currency: 'UAH', timeZone: 'Europe/Kyiv' },
} as const satisfies Record<CountryCode, { currency: string; timeZone: string }>;

/** The facts of one country. */
export function countryOf(code: CountryCode): Country {
  return { code, ...facts[code], errorView: code === 'MX' ? 'loader' : 'generic' };
}

/** Narrows text from outside (environment, query) to a country code. Upper case only, as in ISO 3166. */
export function isCountryCode(text: string): text is CountryCode {
  return (countryCodes as readonly string[]).includes(text);
}
