import type schema from '../../../api/page/content-types/page/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, seo, slug } from '../vocabulary';

export const page: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Páginas',
  mainField: 'title',
  fields: {
    title: field(
      'Título',
      'Ejemplo: Préstamo de 300 euros. En una página con portada, el visitante ve el título de la portada.',
    ),
    slug,
    lead: field(
      'Entradilla',
      'Una o dos frases bajo el título. Opcional. Ejemplo: Qué cuesta pedir 300 € y qué puedes hacer antes.',
    ),
    kind: field(
      'Tipo de página',
      'Principal: página propia del servicio. De aterrizaje: contenido informativo. Legal: texto legal. Entidad: cuelga de la ficha de una entidad.',
    ),
    fixedPage: field('Página fija', 'Su dirección la decide la tabla de rutas del país. Vacío: vale la URL de arriba.'),
    lender: field(
      'Entidad',
      'Solo en las páginas de una entidad: la dirección es la de su ficha y después la URL de arriba. Ejemplo: /prestamistas/bbva/cuenta/.',
    ),
    audience: field(
      'A quién se dirige',
      'Vacío: a todo el mundo. Con un valor, sus listas de ofertas solo enseñan las que admiten a esas personas. Ejemplo: Quien está en paro.',
    ),
    reviewedOn: field('Fecha de revisión', 'Última vez que alguien comprobó el contenido. Se ve en la página.'),
    reviewer: field('Revisado por', 'Persona que comprobó el contenido; enlaza a su ficha de autor.'),
    blocks: field('Contenido', 'Bloques de la página, de arriba abajo. Arrástralos para cambiar el orden.'),
    seo,
  },
  rows: [
    { title: 8, slug: 4 },
    { lead: 12 },
    { kind: 4, fixedPage: 4, lender: 4 },
    { audience: 4, reviewedOn: 4, reviewer: 4 },
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
