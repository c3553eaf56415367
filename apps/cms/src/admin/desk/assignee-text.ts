import type { DeskAssignee } from '../../leads/desk/wire';

/** `Ana López`, or that nobody works on the application and why. */
export function assigneeText(assignee: DeskAssignee | null): string {
  if (assignee === null) return 'Sin asignar';
  if (assignee.isManager) return assignee.name;
  return `Sin asignar: ${assignee.name} ya no es gestor de este país`;
}
