import { sourceLabels, statusLabels } from '../../../leads/desk/labels';
import type { DeskApplication, DeskChange } from '../../../leads/desk/wire';
import { counted } from '../format';
import { entryOf, ranks, type TimelineEntry } from './timeline-entry';

/** The changes of the status and what lead managers did. A change that a click or a report caused is told by that entry. */
export function changeEntries({ history, matching, clicks, postbacks }: DeskApplication): TimelineEntry[] {
  const told = new Set([
    ...clicks.map(({ clickId }) => `click_out ${clickId}`),
    ...postbacks.map(({ clickId, at }) => `postback ${clickId} ${at}`),
  ]);
  const untold = history.filter(
    (change) => !told.has(`${change.source} ${change.clickId}`) && !told.has(reportOf(change)),
  );
  return untold.map((change) => (change.source === 'matching' ? matchingEntry(change, matching) : changeEntry(change)));
}

const reportOf = ({ source, clickId, at }: DeskChange) => `${source} ${clickId} ${at}`;

/** `De «Enviada» a «Ofertas mostradas»` */
export const stepText = ({ from, to }: Pick<DeskChange, 'from' | 'to'>): string =>
  from === null ? `A «${statusLabels[to]}»` : `De «${statusLabels[from]}» a «${statusLabels[to]}»`;

function changeEntry(change: DeskChange): TimelineEntry {
  const { id, at, from, to, source, actor, reason, assigneeName } = change;
  const by = actor ? `${sourceLabels[source]}: ${actor}` : sourceLabels[source];
  const entry = { key: `change-${id}`, at, rank: ranks.change, by };
  if (assigneeName) return entryOf({ ...entry, sentence: `Asignada a ${assigneeName}` });
  if (from === to) return entryOf({ ...entry, ...annotation(reason ?? 'Anotación') });
  if (to === 'submitted') return entryOf({ ...entry, sentence: 'Solicitud recibida', text: reason });
  return entryOf({ ...entry, sentence: `Cambió de estado: ${stepText(change)}`, text: reason });
}

/** The code writes these as `Reclamación abierta: what the person wrote`. */
function annotation(reason: string): Pick<TimelineEntry, 'sentence' | 'text'> {
  const end = reason.indexOf(': ');
  return end < 0 ? { sentence: reason, text: null } : { sentence: reason.slice(0, end), text: reason.slice(end + 2) };
}

function matchingEntry(change: DeskChange, { offersChecked, lendersChecked, offers }: DeskApplication['matching']) {
  const { id, at } = change;
  const checked = `${counted(offersChecked, 'oferta', 'ofertas')} de ${counted(lendersChecked, 'entidad', 'entidades')}`;
  const fitting = counted(offers.filter(({ isMatch }) => isMatch).length, 'encaja', 'encajan');
  return entryOf({
    ...{ key: `change-${id}`, at, rank: ranks.matching },
    sentence: `Se comparó con ${checked}: ${fitting}`,
    details: [stepText(change)],
  });
}
