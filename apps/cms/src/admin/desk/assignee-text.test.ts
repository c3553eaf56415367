import { expect, test } from 'vitest';
import { assigneeText, shortAssigneeText } from './assignee-text';

test.each([
  ['nobody', null, 'Sin asignar', 'Sin asignar'],
  ['a lead manager', { id: 1, name: 'Ana', isManager: true }, 'Ana', 'Ana'],
  [
    'somebody without the role',
    { id: 1, name: 'Ana', isManager: false },
    'Sin asignar: Ana ya no gestiona solicitudes de este país',
    'Sin asignar (antes, Ana)',
  ],
  [
    'a deleted account',
    { id: 1, name: null, isManager: false },
    'Sin asignar: quien la tenía ya no tiene cuenta',
    'Sin asignar',
  ],
])('assigneeText: tells of %s who works on the application', (_, assignee, text, short) => {
  expect([assigneeText(assignee), shortAssigneeText(assignee)]).toEqual([text, short]);
});
