import type schema from '../../../api/tag/content-types/tag/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, seo, slug } from '../vocabulary';

export const tag: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Temas',
  mainField: 'name',
  fields: {
    name: field('Nombre', 'Nombre del tema en el blog y en las tarjetas. Una o dos palabras. Ejemplo: Ahorro.'),
    slug,
    description: field(
      'Descripción',
      'Entradilla de la página del tema: qué se encuentra en ella. Ejemplo: Guías para gastar menos y guardar algo cada mes.',
    ),
    seo,
  },
  rows: [{ name: 6, slug: 6 }, { description: 12 }, { seo: 12 }],
  list: { columns: ['name', 'slug', 'description'], sortBy: 'name', sortOrder: 'ASC', pageSize: 50 },
};
