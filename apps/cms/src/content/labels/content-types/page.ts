import type schema from '../../../api/page/content-types/page/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, seo, slug } from '../vocabulary';

export const page: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Páginas',
  mainField: 'title',
  fields: {
    title: field('Título', 'Título de la página. En una página con portada, el visitante ve el título de la portada.'),
    slug,
    lead: field('Entradilla', 'Una o dos frases bajo el título: qué se encuentra en la página. Opcional.'),
    kind: field(
      'Tipo de página',
      'Principal: página propia del servicio. De aterrizaje: contenido informativo. Legal: texto legal.',
    ),
    fixedPage: field('Página fija', 'Su dirección la decide la tabla de rutas del país. Vacío: vale la URL de arriba.'),
    reviewedOn: field('Fecha de revisión', 'Última vez que alguien comprobó el contenido. Se ve en la página.'),
    reviewer: field('Revisado por', 'Persona que comprobó el contenido; enlaza a su ficha de autor.'),
    blocks: field('Contenido', 'Bloques de la página, de arriba abajo. Arrástralos para cambiar el orden.'),
    seo,
  },
  rows: [
    { title: 8, slug: 4 },
    { lead: 12 },
    { kind: 6, fixedPage: 6 },
    { reviewedOn: 6, reviewer: 6 },
    { blocks: 12 },
    { seo: 12 },
  ],
  list: {
    columns: ['title', 'kind', 'fixedPage'],
    sortBy: 'title',
    sortOrder: 'ASC',
    pageSize: 50,
  },
};
