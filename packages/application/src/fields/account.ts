import { type AccountKind, accountKindsOf, checkAccount, countryOf, maskAccount } from '@prestafaro/countries';
import { type SecretAccount, secretAccountSchema } from '@prestafaro/types/application';
import { readers } from '../readers.ts';
import type { Labels } from './desk-description.ts';
import { defineComposite } from './field.ts';

const kindLabels: Labels<AccountKind> = {
  iban: 'IBAN',
  clabe: 'CLABE',
  'account-number': 'Número de cuenta',
  'e-wallet': 'Monedero electrónico',
};

/** The number is normalised. */
export interface AccountAnswer extends SecretAccount {
  readonly kind: AccountKind;
}

const secret = { isRequired: false, autoComplete: 'off', isSecret: true } as const;

const decode = (text: string) => secretAccountSchema.parse(JSON.parse(text));

/** The account: kind, number, and bank and branch where the country needs them. */
export const accountField = defineComposite({
  name: 'account',
  step: 'account',
  questions: {
    accountKind: {
      ask: (country) => {
        const { kinds } = countryOf(country).accounts;
        return kinds.length > 1 ? { control: 'choice', isRequired: false, options: kinds, maxLength: 20 } : null;
      },
      read: readers.accountKind,
    },
    account: {
      ask: (country) => {
        const { example, isNumeric } = countryOf(country).accounts;
        return { control: 'account', ...secret, maxLength: 60, inputMode: isNumeric ? 'numeric' : 'text', example };
      },
      read: readers.account,
    },
    bank: {
      ask: (country) =>
        countryOf(country).accounts.asksForBank ? { control: 'line', ...secret, maxLength: 80 } : null,
      read: readers.bank,
    },
    branchCode: {
      ask: (country) => {
        const { branchCode } = countryOf(country).accounts;
        return branchCode
          ? { control: 'line', ...secret, maxLength: 20, inputMode: 'numeric', example: branchCode.example }
          : null;
      },
      read: readers.branchCode,
    },
  },
  // Bank and branch mean nothing without the account that they belong to.
  answerOf: ({ account, bank, branchCode }): AccountAnswer | null =>
    account
      ? { kind: account.kind, number: account.normalized, bank: bank ?? null, branchCode: branchCode ?? null }
      : null,
  storage: {
    protection: 'encrypted',
    maxLength: { encrypted: 1000, masked: 60 },
    encode: ({ number, bank, branchCode }: AccountAnswer) => JSON.stringify({ number, bank, branchCode }),
    mask: ({ number }: AccountAnswer) => maskAccount(number),
    lookup: {
      textOf: ({ number }: AccountAnswer) => number,
      textsIn: (search, country) =>
        accountKindsOf(country).flatMap((kind) => {
          const account = checkAccount(country, search, kind);
          return account.ok ? [account.normalized] : [];
        }),
    },
    kind: { of: ({ kind }: AccountAnswer) => kind, labels: kindLabels, exportHeading: 'Tipo de cuenta' },
    exported: [
      { heading: 'Cuenta', read: (text) => decode(text).number },
      { heading: 'Banco', read: (text) => decode(text).bank ?? '' },
      { heading: 'Oficina', read: (text) => decode(text).branchCode ?? '' },
    ],
  },
  desk: { panel: 'person', label: 'Cuenta', format: 'text' },
});
