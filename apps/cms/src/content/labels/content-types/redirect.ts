import type schema from '../../../api/redirect/content-types/redirect/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field } from '../vocabulary';

export const redirect: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Redirecciones',
  mainField: 'from',
  fields: {
    from: field('Desde', 'Ruta antigua de este sitio, con barra al principio y al final. Ejemplo: /calculadora/'),
    to: field('Hacia', 'Ruta de este sitio o dirección https:// completa. Ejemplo: /blog/tin-y-tae-diferencia/'),
    isPermanent: field(
      'Permanente',
      'Sí: los buscadores cambian la dirección para siempre. No: es un desvío por unos días.',
    ),
  },
  rows: [{ from: 6, to: 6 }, { isPermanent: 4 }],
  list: { columns: ['from', 'to', 'isPermanent', 'updatedAt'], sortBy: 'from', sortOrder: 'ASC', pageSize: 50 },
};
