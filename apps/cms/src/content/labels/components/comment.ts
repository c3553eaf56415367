import type decision from '../../../components/comment/decision.json';
import type { CategoryLabels } from '../label-types';
import { computedField } from '../vocabulary';

/** The moderation log (R10). Nobody edits it by hand. */
export const comment: CategoryLabels<{ decision: typeof decision }> = {
  decision: {
    name: 'Decisión',
    mainField: 'to',
    fields: {
      at: computedField('Cuándo', 'Día y hora de la decisión. Los pone el gestor.'),
      by: computedField('Quién', 'Persona que decidió. La pone el gestor.'),
      from: computedField('Antes', 'Estado anterior. Ejemplo: pending, por revisar.'),
      to: computedField('Después', 'Estado nuevo. Ejemplo: approved, publicado.'),
      reason: computedField('Por qué', 'Motivo del rechazo. Vacío: se publicó o volvió a revisión.'),
    },
    rows: [
      { at: 6, by: 6 },
      { from: 4, to: 4, reason: 4 },
    ],
  },
};
