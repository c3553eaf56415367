import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Applicant, fillStepByStep, newApplicant, openForm, sendForm } from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { Editor } from './support/editor.ts';
import { deliveryKey, startLenderServer } from './support/lender-server.ts';
import { databaseFile, logFolder, urlOf } from './support/product.ts';
import { publishEvents } from './support/publish-events.ts';
import {
  askedAddresses,
  notePersonal,
  noteTokens,
  type PersonalKind,
  personalValues,
} from './support/recorded-values.ts';

/**
 * R28: no log, address or event holds personal data. Searches for every value that the suite has typed. The file name sorts
 * last, so that it runs at the end of the suite. Run alone, it searches for the values of its own applicant.
 */
test.describe.configure({ mode: 'serial' });

const iban = 'ES76 2077 0024 0031 0257 5766';

/** A phone number as the forms of Spain, Mexico and Ukraine write it once it is answered. */
const inGroups = (digits: string) => [
  digits.replace(/^(...)(..)(..)(..)$/, '$1 $2 $3 $4'),
  digits.replace(/^(..)(....)(....)$/, '$1 $2 $3'),
  digits.replace(/^(...)(...)(....)$/, '$1 $2 $3'),
];

/** Spellings of a value: as typed, without blanks as it is stored, and as an address encodes it. */
function spellingsOf(kind: PersonalKind, value: string): string[] {
  const bare = value.replace(/[\s-]/g, '');
  // Without the leading zero, which the stored number lacks.
  if (kind === 'phone') return [value, bare.replace(/^0/, ''), ...inGroups(bare)];
  return [value, bare, encodeURIComponent(value)];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const each = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(each) : [each];
  });
}

/** The kinds of personal values of the suite that a text contains. The values themselves are in no failure message. */
function foundIn(text: string, kinds: readonly PersonalKind[]): PersonalKind[] {
  const values = personalValues().filter(({ kind }) => kinds.includes(kind));
  const found = values.filter(({ kind, value }) => spellingsOf(kind, value).some((each) => text.includes(each)));
  return [...new Set(found.map(({ kind }) => kind))];
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

const everything: readonly PersonalKind[] = ['phone', 'email', 'document', 'account', 'lastName', 'token'];
const encrypted: readonly PersonalKind[] = ['phone', 'document', 'account', 'token'];

let applicant: Applicant;
let eventsBefore: number;

/** Trébede Finanzas, which gets the document and the account. */
const OFFER = 116;
let lender: Awaited<ReturnType<typeof startLenderServer>>;
let documentId: string;

test.beforeAll(async () => {
  lender = await startLenderServer();
  const editor = Editor.of();
  documentId = (await editor.find('lender', 'es-ES', 'name', 'Trébede Finanzas')).documentId;
  const delivery = { key: deliveryKey, url: lender.url, isShared: true, income: true, document: true, account: true };
  await editor.publish('lender', 'es-ES', documentId, { delivery });
  applicant = newApplicant('es-ES', { lastName: 'Sinrastro Alguno' });
  notePersonal({ kind: 'account', value: iban });
});

test.afterAll(async () => {
  await Editor.of().publish('lender', 'es-ES', documentId, { delivery: null });
  await lender.close();
});

test('an applicant sends every kind of personal value and sees offers', async ({ page }) => {
  eventsBefore = publishEvents().written;
  await openForm(page, applicant);
  await fillStepByStep(page, applicant);
  await sendForm(page, applicant);
  await expect(page).toHaveURL(/\/(process|offers)\//);
  await noteTokens(page.context());
  await page.goto(urlOf('es-ES', `/transition/?offer=${OFFER}`));
  await expect(page.getByLabel('DNI o NIE')).toBeVisible();
  await page.getByLabel('DNI o NIE').fill(applicant.document);
  await page.getByLabel('IBAN de la cuenta').fill(iban);
  await page.getByRole('button', { name: 'Enviar mi solicitud a' }).click();
  await expect(page.getByRole('status').filter({ hasText: /solicitud/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar mi solicitud a' })).toHaveCount(0);
  await expect.poll(() => lender.leads().length).toBe(1);
  await page.goto(urlOf('es-ES', '/process/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(urlOf('es-ES', '/offers/'));
  await expect(page.getByText(/Para tu solicitud de/)).toBeVisible();
  const kinds = new Set(personalValues().map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...everything].sort());
});

test('R28: no log of any server holds personal data', () => {
  const logs = filesBelow(logFolder()).filter((file) => file.endsWith('.log'));
  expect(logs.map((file) => path.basename(file))).toEqual(expect.arrayContaining(['cms.log', 'web.log']));
  for (const file of logs) {
    const text = readFileSync(file, 'utf8');
    expect(foundIn(text, everything), path.relative(logFolder(), file)).toEqual([]);
  }
  const cmsLog = readFileSync(path.join(logFolder(), 'cms.log'), 'utf8');
  expect(cmsLog, 'the log records requests of applications').toContain('POST /api/applications');
});

test('R28: no address that a browser of the suite requested holds personal data', () => {
  const addresses = askedAddresses();
  expect(addresses.some((address) => address.includes('/application/'))).toBe(true);
  const text = addresses.flatMap((address) => [address, decoded(address)]).join('\n');
  expect(foundIn(text, everything)).toEqual([]);
});

test('R28: an application writes no publish event, and no event holds personal data', async () => {
  const { written, waiting } = publishEvents();
  expect(written).toBe(eventsBefore);
  expect(foundIn(waiting.join('\n'), everything)).toEqual([]);

  const { documentId } = await Editor.of().find('article', 'es-ES', 'slug', 'que-es-asnef');
  await Editor.of().publish('article', 'es-ES', documentId);
  await expect
    .poll(() => publishEvents().written, { message: 'publishing an article writes an event' })
    .toBeGreaterThan(written);
});

test('R28: stores documents, accounts, phones and tokens only as ciphertext or hash', () => {
  const bytes = ['', '-wal'].map((end) => databaseFile() + end).filter((file) => existsSync(file));
  const text = bytes.map((file) => readFileSync(file, 'latin1')).join('\n');
  expect(text, 'a name is not encrypted, so it shows that this is the right file').toContain('Sinrastro Alguno');
  expect(foundIn(text, encrypted)).toEqual([]);
});
