import type schema from '../../../api/lender/content-types/lender/schema.json';
import { institutionFields } from '../institution-fields';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, seo, slug } from '../vocabulary';

export const lender: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Entidades',
  mainField: 'name',
  fields: {
    ...institutionFields,
    name: field('Nombre', 'Nombre comercial, como lo conoce la gente. Ejemplo: Crédito Claro.'),
    slug,
    number: field(
      'Número',
      'Fijo y único en el sitio. No lo cambies nunca. Ejemplo: 7, y /lenders/7/ lleva a esta ficha.',
    ),
    summary: field(
      'Resumen',
      'Dos frases para la lista y la cabecera, sin elogios. Ejemplo: Presta de 100 a 1000 € a 61 días o más. Pide nómina.',
    ),
    email: field('Correo electrónico', 'Atención al cliente de la entidad. Ejemplo: clientes@creditoclaro.example.'),
    licence: field('Autorización', 'Registro público en el que figura la entidad. Vacío: no consta en ninguno.'),
    complaints: field('Reclamaciones', 'Cómo se reclama ante la entidad y qué organismo atiende después.'),
    conditions: field('Condiciones', 'Importes, plazos, precio y comisiones. Solo lo que publica la entidad.'),
    criteria: field('Requisitos', 'A quién presta y qué pide. Con ellos se eligen las ofertas de cada solicitud.'),
    strengths: field('A favor', 'Hechos que se puedan comprobar. Ejemplo: No cobra por devolver antes.'),
    weaknesses: field('En contra', 'Tan concretos como los de a favor. Ejemplo: La demora cuesta 20 € al mes.'),
    agreement: field(
      'Acuerdo con nosotros',
      'Quien nos paga lleva «Publicidad» y cuenta entre las entidades con las que trabajamos. Las demás solo tienen ficha.',
    ),
    bank: field(
      'Banco',
      'Banco de cuyo grupo o marca es la entidad. Cada ficha enlaza la otra. Vacío: no es de ninguno de los publicados.',
    ),
    blocks: field('Contenido', 'Texto de la ficha, por bloques y en orden: cómo trabaja y qué conviene mirar.'),
    seo,
    network: field(
      'Red de afiliación',
      'Clave de una red de los ajustes del sitio. Ejemplo: red-uno. Vacío: el enlace va directo, sin parámetros. No se ve.',
    ),
    delivery: field(
      'Envío de solicitudes',
      'Para que la entidad reciba la solicitud de quien elige su oferta y lo confirma. Vacío: solo el enlace. No se ve.',
    ),
  },
  rows: [
    { name: 8, number: 4 },
    { slug: 6, logo: 6 },
    { summary: 12 },
    { checkedOn: 4, reviewer: 4 },
    { agreement: 4, sampleData: 4, bank: 4 },
    { conditions: 12 },
    { criteria: 12 },
    { strengths: 12 },
    { weaknesses: 12 },
    { blocks: 12 },
    { legalName: 8, foundedIn: 4 },
    { website: 4, email: 4, phone: 4 },
    { address: 12 },
    { licence: 12 },
    { complaints: 12 },
    { sources: 12 },
    { seo: 12 },
    { network: 6 },
    { delivery: 12 },
  ],
  list: {
    columns: ['number', 'logo', 'name', 'sampleData', 'checkedOn'],
    sortBy: 'name',
    sortOrder: 'ASC',
    pageSize: 50,
  },
};
