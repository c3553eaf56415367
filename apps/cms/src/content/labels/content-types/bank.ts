import type schema from '../../../api/bank/content-types/bank/schema.json';
import { institutionFields } from '../institution-fields';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, seo, slug } from '../vocabulary';

export const bank: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Bancos',
  mainField: 'name',
  fields: {
    ...institutionFields,
    name: field('Nombre', 'Nombre del banco, como lo conoce la gente. Ejemplo: Banco del Cabo.'),
    slug,
    kind: field('Clase de banco', 'A qué se dedica sobre todo. Se ve en la ficha.'),
    summary: field(
      'Resumen',
      'Dos frases para la cabecera, sin elogios. Ejemplo: Banco con oficinas en todo el país. Ofrece cuentas, tarjetas y préstamos.',
    ),
    registerCode: field('Código de registro', 'El del banco en el registro del supervisor. Ejemplo: 0099.'),
    blocks: field('Contenido', 'Texto de la página, por bloques y en orden: historia, servicios y condiciones.'),
    seo,
  },
  rows: [
    { name: 8, kind: 4 },
    { slug: 6, logo: 6 },
    { summary: 12 },
    { checkedOn: 4, reviewer: 4, sampleData: 4 },
    { blocks: 12 },
    { legalName: 6, registerCode: 3, foundedIn: 3 },
    { website: 6, phone: 6 },
    { address: 12 },
    { sources: 12 },
    { seo: 12 },
  ],
  list: {
    columns: ['logo', 'name', 'kind', 'sampleData', 'checkedOn'],
    sortBy: 'name',
    sortOrder: 'ASC',
    pageSize: 50,
  },
};
