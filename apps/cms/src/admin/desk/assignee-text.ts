import type { DeskAssignee } from '../../leads/desk/wire';

/** `Ana López`, or that nobody works on the application and why. */
export function assigneeText(assignee: DeskAssignee | null): string {
  if (assignee === null) return 'Sin asignar';
  if (assignee.name === null) return 'Sin asignar: quien la tenía ya no tiene cuenta';
  return assignee.isManager ? assignee.name : `Sin asignar: ${assignee.name} ya no gestiona solicitudes de este país`;
}

/** The same for a row of the list, without the reason. */
export const shortAssigneeText = (assignee: DeskAssignee | null): string =>
  (assignee?.isManager && assignee.name) || (assignee?.name ? `Sin asignar (antes, ${assignee.name})` : 'Sin asignar');
