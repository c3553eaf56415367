import { countryOf, siteOfLocale } from '@prestafaro/countries';
import { openAccount, type SecretAccount } from '../applications/sealed-account';
import type { PersonalData, SealedField } from '../personal-data/personal-data';
import { type ApplicationRow, isoOf, type SealedColumns } from './application-row';
import { accountWords, documentWords, employmentWords, formWords, purposeWords, statusWords, wordOf } from './words';

export type ExportedRow = ApplicationRow & Partial<SealedColumns>;

type Column<Row> = readonly [header: string, value: (row: Row) => string | number];

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'sí' : 'no');
const text = (value: string | number | null | undefined): string | number => value ?? '';

/** What every export has. Document, account and telephone are not among them, not even masked. */
export const openColumns: readonly Column<ExportedRow>[] = [
  ['Número', ({ id }) => id],
  ['Sitio', ({ site }) => site],
  ['Estado', ({ status }) => statusWords[status]],
  ['Enviada (UTC)', ({ submittedAt }) => isoOf(submittedAt)],
  ['Estado desde (UTC)', ({ statusChangedAt }) => isoOf(statusChangedAt)],
  ['Formulario', ({ form }) => formWords[form]],
  ['Versión', ({ formVersion }) => text(formVersion)],
  ['Nombre', ({ firstName }) => firstName],
  ['Apellidos', ({ lastName }) => lastName],
  ['Fecha de nacimiento', ({ birthDate }) => birthDate],
  ['Correo', ({ email }) => email],
  ['Importe', ({ amount }) => amount],
  ['Moneda', ({ site }) => countryOf(siteOfLocale(site).country).currency],
  ['Días', ({ days }) => days],
  ['Finalidad', ({ purpose }) => wordOf(purposeWords, purpose)],
  ['Situación laboral', ({ employment }) => wordOf(employmentWords, employment)],
  ['Ingresos al mes', ({ monthlyIncome }) => text(monthlyIncome)],
  ['En registro de morosos', ({ inDefaultRegister }) => yesOrNo(inDefaultRegister)],
  ['Tiene cuenta', ({ hasBankAccount }) => yesOrNo(hasBankAccount)],
  ['Ofertas que encajan', ({ matchCount }) => text(matchCount)],
  ['Reclamación abierta', ({ isUnderClaim }) => yesOrNo(isUnderClaim)],
  ['Bloqueada', ({ isBlocked }) => yesOrNo(isBlocked)],
  ['Variante', ({ arm }) => text(arm)],
  ['utm_source', ({ attribution }) => text(attribution?.utm_source)],
  ['utm_medium', ({ attribution }) => text(attribution?.utm_medium)],
  ['utm_campaign', ({ attribution }) => text(attribution?.utm_campaign)],
  ['Fuente (sub1)', ({ attribution }) => text(attribution?.sub1)],
];

/** What is added where somebody may have it and asked for it. */
export function secretColumns(personalData: PersonalData): readonly Column<ExportedRow>[] {
  return [
    ['Teléfono', ({ phoneSealed }) => opened('applications.phoneSealed', phoneSealed)],
    ['Tipo de documento', ({ documentKind }) => wordOf(documentWords, documentKind)],
    ['Documento', ({ documentSealed }) => opened('applications.documentSealed', documentSealed)],
    ['Tipo de cuenta', ({ accountKind }) => wordOf(accountWords, accountKind)],
    ['Cuenta', (row) => account(row)?.number ?? ''],
    ['Banco', (row) => account(row)?.bank ?? ''],
    ['Oficina', (row) => account(row)?.branchCode ?? ''],
  ];

  function opened(field: SealedField, sealed: string | null | undefined): string {
    return sealed ? personalData.open(field, sealed) : '';
  }

  function account({ accountSealed }: ExportedRow): SecretAccount | null {
    return accountSealed ? openAccount(personalData, accountSealed) : null;
  }
}
