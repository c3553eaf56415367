import type schema from '../../../api/rating/content-types/rating/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { personHash } from '../visitor-fields';
import { computedField } from '../vocabulary';

/** Ratings are counted, never edited. */
export const rating: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Valoraciones',
  mainField: 'subjectId',
  fields: {
    subjectType: computedField('Tipo de página', 'Lo pone el formulario.'),
    subjectId: computedField('Clave de la página', 'Identificador de lo que se valora. Lo pone el formulario.'),
    stars: computedField('Estrellas', 'Nota de 1 a 5 que puso el visitante. Cuenta para la media del artículo.'),
    sentAt: computedField('Enviada', 'Día y hora en que llegó. Los pone el gestor.'),
    personHash,
  },
  rows: [{ subjectType: 4, subjectId: 8 }, { stars: 4, sentAt: 8 }, { personHash: 6 }],
  list: {
    columns: ['subjectType', 'subjectId', 'stars', 'sentAt'],
    sortBy: 'sentAt',
    sortOrder: 'DESC',
    pageSize: 100,
  },
};
