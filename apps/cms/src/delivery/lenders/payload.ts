import type { EncryptedColumn, ReadableAnswers } from '@prestafaro/application';
import { countryOf, isCountryCode } from '@prestafaro/countries';
import { type DeliveredPart, type NoticeKind, secretAccountSchema } from '@prestafaro/types/application';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { PAYLOAD_VERSION } from './payload-version';

/** The columns of an application that a message may need. */
export type DeliverableRow = Pick<
  ReadableAnswers,
  | 'amount'
  | 'days'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'email'
  | 'monthlyIncome'
  | 'employment'
  | 'documentKind'
  | 'accountKind'
> &
  Readonly<Record<Secret, string | null>> & { readonly keyHash: string; readonly country: string };

type Secret = Extract<EncryptedColumn, 'phoneSealed' | 'documentSealed' | 'accountSealed'>;

export const DELIVERABLE_COLUMNS = [
  ...['country', 'keyHash', 'amount', 'days', 'firstName', 'lastName', 'birthDate', 'email', 'monthlyIncome'],
  ...['employment', 'documentKind', 'accountKind', 'phoneSealed', 'documentSealed', 'accountSealed'],
];

/** What a message says beside the application. */
export interface DeliveryFacts {
  readonly idempotencyKey: string;
  readonly site: string;
  readonly offerId: number;
  readonly clickId: string | null;
  readonly queuedAt: string | Date;
  readonly parts: readonly DeliveredPart[];
  /** The proof that the applicant agreed that this lender gets the data. */
  readonly consent: DeliveredConsent;
}

export interface DeliveredConsent {
  readonly text: string;
  readonly textVersion: string;
  readonly at: string | Date;
}

interface Source {
  readonly row: DeliverableRow;
  readonly facts: DeliveryFacts;
  decrypt(column: Secret): string | null;
}

interface PayloadField {
  /** `loan.amount` */
  readonly path: string;
  /** The part that the applicant was told of; null for fields that are not about the applicant. */
  readonly part: DeliveredPart | null;
  readonly type: string;
  /** For docs/lead-delivery.md. */
  readonly meaning: string;
  read(source: Source): string | number | null;
}

const account = ({ decrypt }: Source) => {
  const text = decrypt('accountSealed');
  return text === null ? null : secretAccountSchema.parse(JSON.parse(text));
};

const currencyOf = (country: string): string | null => (isCountryCode(country) ? countryOf(country).currency : null);

/**
 * Every field of the message to a lender. Nothing else is sent. The guide for lenders has the same table, and each page names the
 * parts; tests compare them.
 */
export const PAYLOAD_FIELDS: readonly PayloadField[] = [
  { path: 'version', part: null, type: 'number', meaning: 'Version of this message: 1.', read: () => PAYLOAD_VERSION },
  { path: 'type', part: null, type: 'string', meaning: '`application`.', read: () => 'application' },
  {
    ...{ path: 'id', part: null, type: 'string', meaning: 'Key of this delivery, the same as in `Idempotency-Key`.' },
    read: ({ facts }) => facts.idempotencyKey,
  },
  {
    ...{ path: 'picked_at', part: null, type: 'string' },
    meaning: 'When the applicant chose the offer and agreed that you receive these data: ISO 8601, UTC.',
    read: ({ facts }) => new Date(facts.queuedAt).toISOString(),
  },
  {
    path: 'site',
    part: null,
    type: 'string',
    meaning: 'Language and country of the site, as a BCP 47 tag.',
    read: ({ facts }) => facts.site,
  },
  { path: 'country', part: null, type: 'string', meaning: 'Two letters of ISO 3166.', read: ({ row }) => row.country },
  {
    path: 'offer_id',
    part: null,
    type: 'number',
    meaning: 'Number of the offer here.',
    read: ({ facts }) => facts.offerId,
  },
  {
    ...{ path: 'click_id', part: null, type: 'string or null' },
    meaning: 'Names this pick in later postbacks (docs/postbacks.md); null where it can have none.',
    read: ({ facts }) => facts.clickId,
  },
  {
    ...{
      path: 'consent.text',
      part: null,
      type: 'string',
      meaning: 'What the applicant read and agreed to, word by word.',
    },
    read: ({ facts }) => facts.consent.text,
  },
  {
    ...{ path: 'consent.version', part: null, type: 'string', meaning: 'Version of that text.' },
    read: ({ facts }) => facts.consent.textVersion,
  },
  {
    ...{ path: 'consent.given_at', part: null, type: 'string', meaning: 'When: ISO 8601, UTC.' },
    read: ({ facts }) => new Date(facts.consent.at).toISOString(),
  },
  {
    path: 'loan.amount',
    part: 'loan',
    type: 'number',
    meaning: 'Whole units of the currency.',
    read: ({ row }) => row.amount,
  },
  {
    path: 'loan.currency',
    part: 'loan',
    type: 'string',
    meaning: 'ISO 4217: `EUR`.',
    read: ({ row }) => currencyOf(row.country),
  },
  { path: 'loan.days', part: 'loan', type: 'number', meaning: 'Requested term in days.', read: ({ row }) => row.days },
  { path: 'person.first_name', part: 'name', type: 'string', meaning: 'As typed.', read: ({ row }) => row.firstName },
  { path: 'person.last_name', part: 'name', type: 'string', meaning: 'As typed.', read: ({ row }) => row.lastName },
  {
    ...{ path: 'person.birth_date', part: 'birthDate', type: 'string', meaning: '`1990-05-17`.' },
    read: ({ row }) => row.birthDate,
  },
  {
    path: 'contact.email',
    part: 'contact',
    type: 'string',
    meaning: 'Not verified by us.',
    read: ({ row }) => row.email,
  },
  {
    ...{
      path: 'contact.phone',
      part: 'contact',
      type: 'string',
      meaning: 'E.164: `+34612345678`. Not verified by us.',
    },
    read: ({ decrypt }) => decrypt('phoneSealed'),
  },
  {
    ...{ path: 'income.monthly', part: 'income', type: 'number or null' },
    meaning: 'Net income of a month, whole units of the currency.',
    read: ({ row }) => row.monthlyIncome,
  },
  {
    ...{ path: 'income.employment', part: 'income', type: 'string or null' },
    meaning: '`employee`, `self_employed`, `pensioner`, `unemployed` or `student`.',
    read: ({ row }) => row.employment,
  },
  {
    ...{
      path: 'document.kind',
      part: 'document',
      type: 'string or null',
      meaning: 'Kind of identity document: `dni`.',
    },
    read: ({ row }) => row.documentKind,
  },
  {
    ...{
      path: 'document.number',
      part: 'document',
      type: 'string or null',
      meaning: 'Normalised, with its check digit tested.',
    },
    read: ({ decrypt }) => decrypt('documentSealed'),
  },
  {
    ...{ path: 'account.kind', part: 'account', type: 'string or null', meaning: 'Kind of account: `iban`.' },
    read: ({ row }) => row.accountKind,
  },
  {
    ...{
      path: 'account.number',
      part: 'account',
      type: 'string or null',
      meaning: 'Normalised, with its check digits tested.',
    },
    read: (source) => account(source)?.number ?? null,
  },
  {
    ...{
      path: 'account.bank',
      part: 'account',
      type: 'string or null',
      meaning: 'Name of the bank, where the country needs it.',
    },
    read: (source) => account(source)?.bank ?? null,
  },
  {
    ...{
      path: 'account.branch_code',
      part: 'account',
      type: 'string or null',
      meaning: 'Code of the branch, where the country needs it.',
    },
    read: (source) => account(source)?.branchCode ?? null,
  },
];

/** The message of a delivery: the parts that the applicant was told of, and no other. The same bytes at each attempt. */
export function payloadOf(
  facts: DeliveryFacts,
  row: DeliverableRow,
  { decrypt }: Pick<PersonalData, 'decrypt'>,
): Record<string, unknown> {
  const source: Source = {
    ...{ facts, row },
    decrypt: (column) => {
      const encrypted = row[column];
      return encrypted === null ? null : decrypt(`applications.${column}`, row.keyHash, encrypted);
    },
  };
  const message: Record<string, unknown> = {};
  for (const { path, part, read } of PAYLOAD_FIELDS) {
    if (part !== null && !facts.parts.includes(part)) continue;
    const [group = '', name] = path.split('.');
    if (name === undefined) message[group] = read(source);
    else message[group] = { ...(message[group] as object | undefined), [name]: read(source) };
  }
  return message;
}

/** Tells a lender that the applicant of a delivery withdrew the application, or asked us to erase it. Nothing in it is personal. */
export function noticePayload(facts: {
  kind: NoticeKind;
  idempotencyKey: string;
  deliveredKey: string | null;
  reference: string | null;
  queuedAt: string | Date;
}): Record<string, unknown> {
  return {
    version: PAYLOAD_VERSION,
    type: facts.kind,
    id: facts.idempotencyKey,
    delivery_id: facts.deliveredKey,
    reference: facts.reference,
    requested_at: new Date(facts.queuedAt).toISOString(),
  };
}
