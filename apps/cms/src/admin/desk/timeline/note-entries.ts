import type { DeskApplication } from '../../../leads/desk/wire';
import { entryOf, ranks, type TimelineEntry } from './timeline-entry';

/** The notes of lead managers. */
export function noteEntries({ notes }: DeskApplication): TimelineEntry[] {
  return notes.map(({ id, at, author, text, isOwn }) =>
    entryOf({
      ...{ key: `note-${id}`, at, rank: ranks.note, text },
      sentence: 'Nota',
      by: `Gestor: ${author}`,
      action: isOwn ? { kind: 'delete-note', id } : null,
    }),
  );
}
