import { countryOf, siteOfLocale } from '@prestafaro/countries';
import { decryptAccount, type SecretAccount } from '../../visitors/applications/encrypted-account';
import type { EncryptedField, PersonalData } from '../personal-data/personal-data';
import { type ApplicationRow, type EncryptedColumns, isoOf } from './application-row';
import {
  accountLabels,
  documentLabels,
  employmentLabels,
  formLabels,
  labelOf,
  purposeLabels,
  statusLabels,
} from './labels';

export type ExportedRow = ApplicationRow & Partial<EncryptedColumns>;

type Column<Row> = readonly [header: string, value: (row: Row) => string | number];

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'sí' : 'no');
const text = (value: string | number | null | undefined): string | number => value ?? '';

/** The columns of every export. Document, account and telephone number are not among them, not even masked. */
export const plainColumns: readonly Column<ExportedRow>[] = [
  ['Número', ({ id }) => id],
  ['Sitio', ({ site }) => site],
  ['Estado', ({ status }) => statusLabels[status]],
  ['Enviada (UTC)', ({ submittedAt }) => isoOf(submittedAt)],
  ['Estado desde (UTC)', ({ statusChangedAt }) => isoOf(statusChangedAt)],
  ['Formulario', ({ form }) => formLabels[form]],
  ['Versión', ({ formVersion }) => text(formVersion)],
  ['Nombre', ({ firstName }) => firstName],
  ['Apellidos', ({ lastName }) => lastName],
  ['Fecha de nacimiento', ({ birthDate }) => birthDate],
  ['Correo', ({ email }) => email],
  ['Importe', ({ amount }) => amount],
  ['Moneda', ({ site }) => countryOf(siteOfLocale(site).country).currency],
  ['Días', ({ days }) => days],
  ['Finalidad', ({ purpose }) => labelOf(purposeLabels, purpose)],
  ['Situación laboral', ({ employment }) => labelOf(employmentLabels, employment)],
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

/** The columns that are added if the administrator has the permission and asked for them. */
export function secretColumns(personalData: PersonalData): readonly Column<ExportedRow>[] {
  return [
    ['Teléfono', ({ phoneSealed }) => decrypted('applications.phoneSealed', phoneSealed)],
    ['Tipo de documento', ({ documentKind }) => labelOf(documentLabels, documentKind)],
    ['Documento', ({ documentSealed }) => decrypted('applications.documentSealed', documentSealed)],
    ['Tipo de cuenta', ({ accountKind }) => labelOf(accountLabels, accountKind)],
    ['Cuenta', (row) => account(row)?.number ?? ''],
    ['Banco', (row) => account(row)?.bank ?? ''],
    ['Oficina', (row) => account(row)?.branchCode ?? ''],
  ];

  function decrypted(field: EncryptedField, sealed: string | null | undefined): string {
    return sealed ? personalData.decrypt(field, sealed) : '';
  }

  function account({ accountSealed }: ExportedRow): SecretAccount | null {
    return accountSealed ? decryptAccount(personalData, accountSealed) : null;
  }
}
