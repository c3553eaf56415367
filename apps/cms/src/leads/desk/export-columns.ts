import {
  applicationFields,
  type DeskFormat,
  encryptedColumnOf,
  kindColumnOf,
  type ReadableColumn,
} from '@prestafaro/application';
import { countryOf, siteOfLocale } from '@prestafaro/countries';
import type { PersonalData } from '../personal-data/personal-data';
import { type ApplicationRow, type EncryptedAnswers, isoOf } from './application-row';
import { formLabels, labelOf, statusLabels } from './labels';

export type ExportedRow = ApplicationRow &
  Partial<EncryptedAnswers> & {
    readonly keyHash?: string;
    /** The address or the number is on the list of those who want no advertising. */
    readonly wantsNoAdvertising: boolean;
  };

type Column = readonly [heading: string, value: (row: ExportedRow) => string | number];

const yesOrNo = (value: boolean): string => (value ? 'sí' : 'no');
const text = (value: string | number | null | undefined): string | number => value ?? '';

/** The columns of the plain answers that a panel of the desk shows. */
const answersOf = (panel: 'person' | 'loan'): readonly Column[] =>
  applicationFields.flatMap(({ name, storage, desk }): Column[] => {
    if (storage.protection === 'encrypted' || desk.panel !== panel) return [];
    const { format, exportHeading = desk.label } = desk;
    return [[exportHeading, (row) => exported(row[name as ReadableColumn], format)]];
  });

function exported(value: string | number | boolean | null, format: DeskFormat): string | number {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'string' && typeof format === 'object') return labelOf(format.labels, value);
  return text(value);
}

/** The columns of every export. Encrypted answers are not among them, not even masked. */
export const plainColumns: readonly Column[] = [
  ['Número', ({ id }) => id],
  ['Sitio', ({ site }) => site],
  ['Estado', ({ status }) => statusLabels[status]],
  ['Enviada (UTC)', ({ submittedAt }) => isoOf(submittedAt)],
  ['Estado desde (UTC)', ({ statusChangedAt }) => isoOf(statusChangedAt)],
  ['Formulario', ({ form }) => formLabels[form]],
  ['Versión', ({ formVersion }) => text(formVersion)],
  ...answersOf('person'),
  ['Moneda', ({ site }) => countryOf(siteOfLocale(site).country).currency],
  ...answersOf('loan'),
  ['Ofertas que encajan', ({ matchCount }) => text(matchCount)],
  ['Sin publicidad', ({ wantsNoAdvertising }) => yesOrNo(wantsNoAdvertising)],
  ['Reclamación abierta', ({ isUnderClaim }) => yesOrNo(isUnderClaim)],
  ['Bloqueada', ({ isBlocked }) => yesOrNo(isBlocked)],
  ['Variante', ({ arm }) => text(arm)],
  ['utm_source', ({ attribution }) => text(attribution?.utm_source)],
  ['utm_medium', ({ attribution }) => text(attribution?.utm_medium)],
  ['utm_campaign', ({ attribution }) => text(attribution?.utm_campaign)],
  ['first_source', ({ attribution }) => text(attribution?.first_source)],
  ['first_medium', ({ attribution }) => text(attribution?.first_medium)],
  ['first_campaign', ({ attribution }) => text(attribution?.first_campaign)],
  ['Fuente (sub1)', ({ attribution }) => text(attribution?.sub1)],
];

/** The columns that are added if the administrator has the permission and asked for them. */
export function secretColumns(personalData: Pick<PersonalData, 'decrypt'>): readonly Column[] {
  return applicationFields.flatMap(({ name, storage }): Column[] => {
    if (storage.protection === 'plain') return [];
    const { kind, exported: parts } = storage;
    const column = encryptedColumnOf(name);
    const decrypted = (row: ExportedRow) => {
      const { keyHash, [column]: encrypted } = row;
      return keyHash && encrypted ? personalData.decrypt(`applications.${column}`, keyHash, encrypted) : null;
    };
    const kindOf = (row: ExportedRow) => labelOf(kind?.labels ?? {}, row[kindColumnOf(name)] as string | null);
    return [
      ...(kind ? [[kind.exportHeading, kindOf] as const] : []),
      ...parts.map(({ heading, read }): Column => {
        return [
          heading,
          (row) => {
            const text = decrypted(row);
            return text === null ? '' : read(text);
          },
        ];
      }),
    ];
  });
}
