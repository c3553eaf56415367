import { siteNameOf } from '../../access/countries/site-names';
import { editorialEntry } from '../editorial-types';
import type { ReferringEntry } from './referring-entries';

/** A message with more names is not read to its end. */
const SHOWN = 5;

/** The name by which an editor knows an entry. */
export const entryName = (row: Readonly<Record<string, unknown>>): string =>
  String(row.title ?? row.name ?? row.header ?? row.from ?? row.documentId);

/**
 * `Artículos «Qué es la TAE» (España · español), Ofertas «Mini» (España · español) y 3 más`. The draft and the published version
 * of an entry count once.
 */
export function listOfEntries(rows: readonly ReferringEntry[]): string {
  const entries = [...new Map(rows.map((row) => [`${row.type} ${row.documentId} ${row.locale}`, row])).values()];
  return shortList(entries.map(nameWithPlace));
}

/** `a, b, c, d, e y 3 más`. */
export function shortList(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  const more = names.length - SHOWN;
  return more > 0 ? `${shown} y ${more} más` : shown;
}

const nameWithPlace = (row: ReferringEntry): string =>
  `${editorialEntry(row.type).labels.name} «${entryName(row)}» (${siteNameOf(row.locale)})`;
