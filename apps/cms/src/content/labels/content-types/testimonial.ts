import type schema from '../../../api/testimonial/content-types/testimonial/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field } from '../vocabulary';

export const testimonial: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Opiniones',
  mainField: 'name',
  fields: {
    image: field('Imagen', 'Retrato cuadrado, con permiso de la persona. Vacío: se muestran las iniciales.'),
    name: field('Nombre', 'Nombre e inicial del apellido. Ejemplo: Marta G.'),
    text: field(
      'Opinión',
      'Con las palabras de quien opina; no la mejores ni la recortes. Ejemplo: Me llamaron y entendí lo que pagaba.',
    ),
    date: field('Fecha', 'Día en que se escribió. Se ve junto al nombre.'),
    stars: field('Estrellas', 'Nota de 1 a 5 que puso quien opina. No forma ninguna media. Ejemplo: 4.'),
    origin: field(
      'Origen',
      'Un ejemplo es nuestro, y la página lo dice; lo importado viene de otro sitio; lo verificado está comprobado.',
    ),
    reply: field(
      'Respuesta',
      'Nuestra contestación, debajo de la opinión. Opcional. Ejemplo: Gracias. Hemos corregido ese dato.',
    ),
    replyLabel: field('Quién responde', 'Se ve sobre la respuesta.'),
  },
  rows: [{ name: 6, image: 6 }, { text: 12 }, { date: 4, stars: 4, origin: 4 }, { reply: 8, replyLabel: 4 }],
  list: {
    columns: ['name', 'text', 'stars', 'origin', 'date', 'updatedAt'],
    sortBy: 'date',
    sortOrder: 'DESC',
    pageSize: 20,
  },
};
