import { applicationFields, encryptedColumns, type ReadableColumn, readableColumns } from '@prestafaro/application';
import { describe, expect, test } from 'vitest';
import { READ_COLUMNS } from './application-row';
import { type ExportedRow, plainColumns, secretColumns } from './export-columns';

const secrets = secretColumns({ decrypt: (field, encrypted) => `${field}: ${encrypted}` });
const headings = (columns: readonly (readonly [heading: string, value: unknown])[]) =>
  columns.map(([heading]) => heading);

const row: ExportedRow = {
  ...{ id: 7, site: 'es-ES', status: 'submitted', form: 'reg', formVersion: null, arm: null, attribution: null },
  ...{ submittedAt: '2026-11-20T10:00:00.000Z', statusChangedAt: '2026-11-20T10:00:00.000Z', matches: null },
  ...{ matchedAt: null, offersChecked: null, lendersChecked: null, matchCount: null, isBlocked: false },
  ...{ isUnderClaim: false, amount: 300, days: 91, purpose: 'car', firstName: 'Ana', lastName: 'López' },
  ...{ birthDate: '1990-05-17', email: 'ana@example.com', employment: null, monthlyIncome: 0 },
  ...{ inDefaultRegister: false, hasBankAccount: null, phoneMasked: '+34 ••• ••• 678', documentKind: 'dni' },
  ...{ documentMasked: '•••• 78Z', accountKind: null, accountMasked: null },
  ...{ phoneSealed: 'encrypted phone', documentSealed: 'encrypted document', accountSealed: null },
};

describe('READ_COLUMNS', () => {
  test('holds every readable column of the answers', () => {
    expect(READ_COLUMNS).toEqual(expect.arrayContaining([...readableColumns]));
  });

  test('holds neither an encrypted column nor a hash', () => {
    const hidden: readonly string[] = encryptedColumns;
    expect(READ_COLUMNS.filter((column) => hidden.includes(column) || column.endsWith('Hash'))).toEqual([]);
  });
});

describe('plainColumns', () => {
  test('has the heading of every answer that is not encrypted, the person before the loan', () => {
    expect(headings(plainColumns).slice(7, 20)).toEqual([
      ...['Nombre', 'Apellidos', 'Fecha de nacimiento', 'Correo', 'Moneda', 'Importe', 'Días', 'Finalidad'],
      ...['Situación laboral', 'Ingresos al mes', 'En un registro de morosos', 'Tiene cuenta', 'Ofertas que encajan'],
    ]);
  });

  test('gives the label of a choice, sí or no, zero, and an empty text for a missing answer', () => {
    const cells = Object.fromEntries(plainColumns.map(([heading, value]) => [heading, value(row)]));
    expect(cells).toMatchObject({
      ...{ Finalidad: 'Coche', 'En un registro de morosos': 'no', 'Ingresos al mes': 0, 'Tiene cuenta': '' },
      ...{ 'Fecha de nacimiento': '1990-05-17', 'Situación laboral': '', Moneda: 'EUR' },
    });
  });

  test('reads no column of an encrypted answer, not even its mask', () => {
    const read = new Set<string>();
    const watched = new Proxy(row, {
      get(target, column: keyof ExportedRow) {
        read.add(column);
        return target[column];
      },
    });
    for (const [, value] of plainColumns) value(watched);
    const encrypted = applicationFields.filter(({ storage }) => storage.protection === 'encrypted');
    const forbidden = encrypted.flatMap(({ name }) =>
      ['Sealed', 'Masked', 'Kind', 'Hash'].map((end) => `${name}${end}`),
    );
    expect(forbidden.filter((column) => read.has(column))).toEqual([]);
    const plain = applicationFields.filter(({ storage }) => storage.protection === 'plain');
    expect(plain.filter(({ name }) => !read.has(name as ReadableColumn))).toEqual([]);
  });
});

test('secretColumns: decrypts each encrypted answer for its own column', () => {
  expect(headings(secrets)).toEqual([
    ...['Teléfono', 'Tipo de documento', 'Documento', 'Tipo de cuenta', 'Cuenta', 'Banco', 'Oficina'],
  ]);
  expect(secrets.map(([, value]) => value(row))).toEqual([
    ...['applications.phoneSealed: encrypted phone', 'DNI', 'applications.documentSealed: encrypted document'],
    ...['', '', '', ''],
  ]);
});
