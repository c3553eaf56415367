import { applicationFields, encryptedColumns, type ReadableColumn, readableColumns } from '@prestafaro/application';
import { describe, expect, test } from 'vitest';
import { READ_COLUMNS } from './application-row';
import { type ExportedRow, plainColumns, secretColumns } from './export-columns';

const secrets = secretColumns({ decrypt: (field, rowKey, encrypted) => `${field} of ${rowKey}: ${encrypted}` });
const headings = (columns: readonly (readonly [heading: string, value: unknown])[]) =>
  columns.map(([heading]) => heading);

const row = {
  ...Object.fromEntries(readableColumns.map((column) => [column, null])),
  ...{ id: 7, site: 'es-ES', status: 'submitted', form: 'reg', formVersion: null, arm: null, attribution: null },
  ...{ submittedAt: '2026-11-20T10:00:00.000Z', statusChangedAt: '2026-11-20T10:00:00.000Z', matches: null },
  ...{ matchedAt: null, offersChecked: null, lendersChecked: null, matchCount: null, isBlocked: false },
  ...{ isUnderClaim: false, purpose: 'car', birthDate: '1990-05-17', monthlyIncome: 0, inDefaultRegister: false },
  ...{ phoneMasked: '+34 ••• ••• 678', documentKind: 'dni', documentMasked: '•••• 78Z' },
  ...{ phoneSealed: 'encrypted phone', documentSealed: 'encrypted document', accountSealed: null },
  keyHash: 'row-7',
} as unknown as ExportedRow;

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
    const plain = applicationFields.filter(({ storage }) => storage.protection === 'plain');
    const inPanel = (panel: string) =>
      plain.filter(({ desk }) => desk.panel === panel).map(({ desk }) => desk.exportHeading ?? desk.label);
    const expected = [...inPanel('person'), 'Moneda', ...inPanel('loan')];
    expect(headings(plainColumns).filter((heading) => expected.includes(heading))).toEqual(expected);
    expect(expected).toEqual(expect.arrayContaining(['Apellidos', 'Correo', 'Importe', 'Días', 'Tiene cuenta']));
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

test('secretColumns: decrypts each encrypted answer for its own column and row', () => {
  expect(headings(secrets)).toEqual([
    ...['Teléfono', 'Tipo de documento', 'Documento', 'Tipo de cuenta', 'Cuenta', 'Banco', 'Oficina'],
  ]);
  expect(secrets.map(([, value]) => value(row))).toEqual([
    ...['applications.phoneSealed of row-7: encrypted phone', 'DNI'],
    ...['applications.documentSealed of row-7: encrypted document'],
    ...['', '', '', ''],
  ]);
});
