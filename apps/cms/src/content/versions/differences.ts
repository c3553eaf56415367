import { isRecord } from '../entry-rules/figures';
import { labelsOfModel } from '../entry-rules/form-problems';
import type { FieldLabel } from '../labels/label-types';
import { alignParts } from './align-parts';
import { changedText } from './changed-text';
import { type Content, canonical, recordsIn } from './content';
import type { ContentField, FindModel } from './content-model';
import { readableNames, readablePart, readableValue } from './readable-values';

/** One difference between a version and the present draft, as an editor reads it. */
export interface Change {
  /** Labels from the field of the entry inwards: `['Contenido', 'Bloque 2: Tabla', 'Filas']`. */
  readonly place: readonly string[];
  /** What the version says; null for nothing. */
  readonly before: string | null;
  /** What the present draft says; null for nothing. */
  readonly after: string | null;
}

interface Comparison {
  find: FindModel;
  /** The locale, whose country gives the time zone of times. */
  site: string;
}

/** What the CMS computes or no form has is no change that an editor made. */
const isEdited = (label: FieldLabel | undefined): boolean =>
  label !== undefined && !label.isComputed && !label.isInternal && !label.isRetired;

/**
 * Lists what differs between two contents of a type or component, in the order of the form's labels. A field that the version lacks
 * is left out: it is newer than the version, or the reader may not see it.
 */
export function differences(comparison: Comparison, uid: string, before: Content, after: Content): Change[] {
  const labels = labelsOfModel(uid)?.fields ?? {};
  return Object.entries(comparison.find(uid)).flatMap(([name, field]) => {
    const label = labels[name];
    if (!label || !isEdited(label) || !(name in before)) return [];
    if (canonical(before[name]) === canonical(after[name])) return [];
    return ofField(comparison, field, before[name], after[name]).map(({ place, ...change }) => ({
      place: [label.label, ...place],
      ...change,
    }));
  });
}

function ofField(comparison: Comparison, field: ContentField, before: unknown, after: unknown): Change[] {
  const { site } = comparison;
  switch (field.kind) {
    case 'value':
      return ofTexts(readableValue(before, field.type, site), readableValue(after, field.type, site));
    case 'entries':
    case 'files':
      return ofTexts(readableNames(before), readableNames(after));
    case 'part':
      return ofPart(comparison, field.component, recordOrNull(before), recordOrNull(after));
    case 'parts':
      return ofList(comparison, before, after, () => field.component, nameOfPart);
    case 'blocks':
      return ofList(comparison, before, after, ({ __component }) => String(__component), nameOfBlock);
  }
}

const recordOrNull = (value: unknown): Content | null => (isRecord(value) ? value : null);

/** Empty and absent are the same to an editor. */
function ofTexts(before: string | null, after: string | null): Change[] {
  if (before === after) return [];
  const texts = before !== null && after !== null ? changedText(before, after) : { before, after };
  return [{ place: [], ...texts }];
}

function ofPart(comparison: Comparison, uid: string, before: Content | null, after: Content | null): Change[] {
  if (before && after) return differences(comparison, uid, before, after);
  const text = (part: Content | null) => part && (readablePart(comparison.find, uid, part, comparison.site) || 'Vacío');
  return ofTexts(text(before), text(after));
}

const nameOfPart = (uid: string, position: number): string => `${labelsOfModel(uid)?.name ?? uid} ${position + 1}`;

const nameOfBlock = (uid: string, position: number): string =>
  `Bloque ${position + 1}: ${labelsOfModel(uid)?.name ?? uid}`;

function ofList(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  uidOfPart: (part: Content) => string,
  nameOf: (uid: string, position: number) => string,
): Change[] {
  const [former, present] = [recordsIn(before), recordsIn(after)];
  const keysOf = (parts: Content[]) => parts.map((part) => ({ kind: uidOfPart(part), text: canonical(part) }));
  return alignParts(keysOf(former), keysOf(present)).flatMap(({ before: from, after: to, isMoved }) => {
    const [one, other] = [from === null ? null : former[from], to === null ? null : present[to]];
    const uid = uidOfPart(other ?? one ?? {});
    const name = nameOf(uid, to ?? from ?? 0);
    if (isMoved) return [{ place: [name], before: positionText(from), after: positionText(to) }];
    return ofPart(comparison, uid, one ?? null, other ?? null).map(({ place, ...change }) => ({
      place: [name, ...place],
      ...change,
    }));
  });
}

const positionText = (position: number | null): string => `En el puesto ${(position ?? 0) + 1}`;
