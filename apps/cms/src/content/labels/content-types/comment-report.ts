import type schema from '../../../api/comment-report/content-types/comment-report/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { personHash } from '../visitor-fields';
import { computedField, field } from '../vocabulary';

/** A visitor's report cannot be edited; a moderator only decides on it. */
export const commentReport: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Denuncias de comentarios',
  mainField: 'reason',
  fields: {
    comment: computedField('Comentario', 'El comentario denunciado. Ábrelo, léelo y decide allí si se retira.'),
    reason: computedField('Motivo', 'Lo eligió quien denuncia.'),
    text: computedField('Explicación', 'Lo que escribió quien denuncia. Vacío: no explicó nada.'),
    sentAt: computedField('Enviada', 'Día y hora en que llegó. Los pone el gestor.'),
    state: field(
      'Estado',
      'Abierta: por revisar. Descartada: el comentario se queda. Atendida: el comentario se retiró.',
    ),
    personHash,
  },
  rows: [{ state: 4, reason: 4, sentAt: 4 }, { comment: 12 }, { text: 12 }, { personHash: 6 }],
  list: {
    columns: ['state', 'reason', 'comment', 'text', 'sentAt'],
    sortBy: 'sentAt',
    sortOrder: 'DESC',
    pageSize: 50,
  },
};
