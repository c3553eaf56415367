import type { PlannedAction, PlannedChange } from '../../content/planned-changes/planned-change';
import { plannedTime } from '../../content/planned-changes/site-clock';
import type { ShownChange } from '../../content/planned-changes/wire';

export const actionLabels: Readonly<Record<PlannedAction, string>> = { publish: 'Publicar', unpublish: 'Retirar' };

/** The noun: `Cancelar la publicación programada`. */
export const actionNouns: Readonly<Record<PlannedAction, string>> = {
  publish: 'la publicación programada',
  unpublish: 'la retirada programada',
};

export const stateLabels: Readonly<Record<PlannedChange['state'], string>> = {
  planned: 'Pendiente',
  done: 'Hecho',
  failed: 'No se hizo',
  cancelled: 'Cancelado',
};

export const dueText = ({ dueAt, site }: ShownChange): string => plannedTime(dueAt, site);

/** What no longer happens, for the notification after a cancellation. */
export const cancelledText = (change: ShownChange): string =>
  change.action === 'publish'
    ? `Cancelado: no se publicará el ${dueText(change)}.`
    : `Cancelado: no se retirará el ${dueText(change)}.`;

export const plannerText = ({ planner }: ShownChange): string => planner ?? 'Cuenta borrada';
