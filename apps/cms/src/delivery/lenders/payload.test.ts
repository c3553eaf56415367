import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deliveredParts } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import { createPersonalData } from '../../leads/personal-data/personal-data';
import { type DeliverableRow, type DeliveryFacts, noticePayload, PAYLOAD_FIELDS, payloadOf } from './payload';
import { testPayload } from './test-payload';

const personalData = createPersonalData([{ id: 'k1', key: Buffer.alloc(32, 7) }], 'secret-of-the-tests');
const keyHash = 'a'.repeat(64);
const sealed = (column: 'phoneSealed' | 'documentSealed' | 'accountSealed', text: string) =>
  personalData.encrypt(`applications.${column}`, keyHash, text);

const row: DeliverableRow = {
  ...{ keyHash, country: 'ES', amount: 300, days: 91, firstName: 'Ana', lastName: 'López', birthDate: '1990-05-17' },
  ...{
    email: 'ana@example.com',
    monthlyIncome: 1500,
    employment: 'employee',
    documentKind: 'dni',
    accountKind: 'iban',
  },
  phoneSealed: sealed('phoneSealed', '+34612345678'),
  documentSealed: sealed('documentSealed', '12345678Z'),
  accountSealed: sealed('accountSealed', '{"number":"ES91","bank":null,"branchCode":null}'),
};
const facts: DeliveryFacts = {
  ...{ idempotencyKey: 'key', site: 'es-ES', offerId: 7, clickId: 'click', queuedAt: '2026-11-24T10:00:00.000Z' },
  parts: deliveredParts,
  consent: { text: 'Envía mi solicitud', textVersion: 'es-ES:2', at: '2026-11-24T10:00:00.000Z' },
};
const envelope = {
  ...{ version: 1, type: 'application', id: 'key', picked_at: '2026-11-24T10:00:00.000Z' },
  ...{ site: 'es-ES', country: 'ES', offer_id: 7, click_id: 'click' },
  consent: { text: 'Envía mi solicitud', version: 'es-ES:2', given_at: '2026-11-24T10:00:00.000Z' },
};

test('payloadOf: contains every part that the applicant was told of', () => {
  expect(payloadOf(facts, row, personalData)).toEqual({
    ...envelope,
    loan: { amount: 300, currency: 'EUR', days: 91 },
    person: { first_name: 'Ana', last_name: 'López', birth_date: '1990-05-17' },
    contact: { email: 'ana@example.com', phone: '+34612345678' },
    income: { monthly: 1500, employment: 'employee' },
    document: { kind: 'dni', number: '12345678Z' },
    account: { kind: 'iban', number: 'ES91', bank: null, branch_code: null },
  });
});

test.each(deliveredParts.map((part) => [part]))(
  'payloadOf: contains nothing but the part %s if only that was named',
  (part) => {
    const message = payloadOf({ ...facts, parts: [part] }, row, personalData);
    const paths = Object.entries(message).flatMap(([name, value]) =>
      value !== null && typeof value === 'object' ? Object.keys(value).map((field) => `${name}.${field}`) : [name],
    );
    const allowed = PAYLOAD_FIELDS.filter((field) => field.part === null || field.part === part);
    expect(paths.sort()).toEqual(allowed.map((field) => field.path).sort());
  },
);

test('payloadOf: states null for an answer that the form did not ask for', () => {
  const short = { ...row, documentSealed: null, documentKind: null, accountSealed: null, accountKind: null };
  expect(payloadOf(facts, short, personalData)).toMatchObject({
    document: { kind: null, number: null },
    account: { kind: null, number: null, bank: null, branch_code: null },
  });
});

test('payloadOf: makes the same bytes at each attempt', () => {
  const text = () => JSON.stringify(payloadOf(facts, row, personalData));
  expect(text()).toBe(text());
});

test.each(['withdrawal', 'erasure'] as const)(
  'noticePayload: the %s names the delivery and nothing of the person',
  (kind) => {
    const queuedAt = '2026-11-24T10:00:00.000Z';
    const notice = { kind, idempotencyKey: 'notice', deliveredKey: 'key', reference: 'L-1', queuedAt };
    expect(noticePayload(notice)).toEqual({
      ...{ version: 1, type: kind, id: 'notice', delivery_id: 'key', reference: 'L-1' },
      requested_at: queuedAt,
    });
  },
);

/** The cells of the tables of fields in the guide for lenders. */
const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/lead-delivery.md'), 'utf8');
const guideRows = guide
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('every part has fields, and the guide for lenders lists every field with its type, part and meaning', () => {
  expect(new Set(PAYLOAD_FIELDS.flatMap(({ part }) => part ?? []))).toEqual(new Set(deliveredParts));
  const expected = PAYLOAD_FIELDS.map(({ path: field, type, part, meaning }) => [
    `\`${field}\``,
    type,
    part ?? '',
    meaning,
  ]);
  expect(guideRows.filter(({ length }) => length === 4)).toEqual(expected);
});

test('the guide for lenders names every field of a test message', () => {
  const message = testPayload({ idempotencyKey: 'x', site: 'es-ES', sentAt: new Date() });
  const [, example = ''] = /### Test\n[^#]*```json\n([^`]+)```/.exec(guide) ?? [];
  expect(Object.keys(JSON.parse(example))).toEqual(Object.keys(message));
});

test('the guide for lenders lists every field of a notice', () => {
  const facts = {
    kind: 'erasure',
    idempotencyKey: 'x',
    deliveredKey: 'y',
    reference: null,
    queuedAt: new Date(),
  } as const;
  const listed = guideRows.filter(({ length }) => length === 3).map(([field]) => field);
  expect(listed).toEqual(Object.keys(noticePayload(facts)).map((field) => `\`${field}\``));
});
