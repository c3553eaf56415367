import type { Locale } from '@prestafaro/countries';
import { writeCsv } from '@prestafaro/countries/write-csv';
import type { ConsentPurpose } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf, isoOrNull } from './application-row';
import { withinDays } from './desk-conditions';
import type { DeskFilters } from './desk-filters';
import { consentLabels } from './labels';
import type { Condition, DeskLookup } from './search-conditions';

interface ProofRow {
  id: number;
  applicationId: number | null;
  site: string;
  purpose: ConsentPurpose;
  isGiven: boolean;
  textVersion: string;
  text: string;
  at: Date | string;
  truncatedAddress: string;
  channel: string;
  revokedAt: Date | string | null;
  isBlocked: boolean;
}

type Column = readonly [heading: string, value: (row: ProofRow) => string | number];

/** Four consents for each application of the largest export. */
export const MAX_PROOFS = 20_000;
const BATCH = 500;

const yesOrNo = (value: boolean): string => (value ? 'sí' : 'no');

/** A proof as the controller shows it to an authority (R25). The hash that finds the person is not among the columns. */
const columns: readonly Column[] = [
  ['Número', ({ id }) => id],
  ['Sitio', ({ site }) => site],
  ['Solicitud', ({ applicationId }) => applicationId ?? ''],
  ['Permiso', ({ purpose }) => consentLabels[purpose]],
  ['Dado', ({ isGiven }) => yesOrNo(isGiven)],
  ['Momento (UTC)', ({ at }) => isoOf(at)],
  ['Retirado (UTC)', ({ revokedAt }) => isoOrNull(revokedAt) ?? ''],
  ['Texto que leyó', ({ text }) => text],
  ['Versión del texto', ({ textVersion }) => textVersion],
  ['Red (recortada)', ({ truncatedAddress }) => truncatedAddress],
  ['Formulario', ({ channel }) => channel],
  ['Bloqueada', ({ isBlocked }) => yesOrNo(isBlocked)],
];

/** What a proof cannot be narrowed by: the sentence for the administrator; null if all filters are possible. */
export function proofFilterProblem({ status, form, matched, assignee, search }: DeskFilters): string | null {
  if (status || form || matched || assignee)
    return 'Las pruebas no tienen estado, formulario, ofertas ni gestor: quita esos filtros.';
  if (search && !search.includes('@'))
    return 'Las pruebas de una persona se buscan por su correo entero. Escríbelo en Buscar o deja Buscar vacío.';
  return null;
}

/** The condition for the proofs of these sites, also of those whose application is erased. */
export function proofConditions(
  { from, to, search, withBlocked }: DeskFilters,
  sites: readonly Locale[],
  { lookupHashes }: Pick<DeskLookup, 'lookupHashes'>,
): Condition {
  return {
    $and: [
      { site: { $in: [...sites] } },
      ...(withBlocked ? [] : [{ isBlocked: { $eq: false } }]),
      ...(from || to ? [{ $or: sites.map((site) => withinDays(site, { from, to }, 'at')) }] : []),
      ...(search ? [{ subjectHash: { $in: lookupHashes('email', search.trim().toLowerCase()) } }] : []),
    ],
  };
}

export const countProofs = (strapi: Core.Strapi, where: Condition): Promise<number> =>
  strapi.db.query(uidOf('consent-record')).count({ where });

/** The proofs of consents as a file, the newest first, given and refused, with their revocation. */
export async function exportProofs(strapi: Core.Strapi, where: Condition): Promise<{ csv: string; rows: number }> {
  const lines: (string | number)[][] = [];
  for (let before: number | null = null; lines.length < MAX_PROOFS; ) {
    const batch: ProofRow[] = await strapi.db.query(uidOf('consent-record')).findMany({
      where: before === null ? where : { $and: [where, { id: { $lt: before } }] },
      orderBy: { id: 'desc' },
      limit: BATCH,
    });
    const last = batch.at(-1);
    if (!last) break;
    before = last.id;
    lines.push(...batch.map((row) => columns.map(([, value]) => value(row))));
  }
  return { csv: writeCsv([columns.map(([heading]) => heading), ...lines]), rows: lines.length };
}
