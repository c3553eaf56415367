import type schema from '../../../api/partner/content-types/partner/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field } from '../vocabulary';

export const partner: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Socios',
  mainField: 'name',
  fields: {
    name: field('Nombre', 'Nombre comercial del socio. Ejemplo: Crédito Claro.'),
    image: field('Logotipo', 'Original del socio, mejor un SVG. Vacío: se muestra su nombre.'),
    link: field(
      'Enlace',
      'Dirección https:// del socio. Ejemplo: https://www.socio.es/. Vacío: la tarjeta no enlaza fuera de este sitio.',
    ),
    lender: field('Entidad', 'Su ficha en este sitio, si la tiene. Vacío: el socio no tiene ficha.'),
    description: field(
      'Descripción',
      'Una frase bajo el nombre, sin elogios. Ejemplo: Compara seguros de hogar para particulares.',
    ),
    order: field('Orden', 'Los números bajos van primero. Ejemplo: 10, 20, 30; así cabe otro entre dos.'),
  },
  rows: [{ name: 8, order: 4 }, { image: 6, lender: 6 }, { link: 12 }, { description: 12 }],
  list: {
    columns: ['order', 'image', 'name', 'lender', 'updatedAt'],
    sortBy: 'order',
    sortOrder: 'ASC',
    pageSize: 50,
  },
};
