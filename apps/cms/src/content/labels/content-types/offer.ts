import type schema from '../../../api/offer/content-types/offer/schema.json';
import { institutionFields, unknownFact } from '../institution-fields';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field } from '../vocabulary';

const { checkedOn, sampleData } = institutionFields;

export const offer: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Ofertas',
  mainField: 'header',
  fields: {
    checkedOn,
    sampleData,
    offerId: field(
      'Número de oferta',
      'Fijo y único en el sitio. No lo cambies nunca. Ejemplo: 101, y el botón lleva a /go/101/.',
    ),
    header: field(
      'Título',
      'Nombre en la tarjeta; la lista va por orden alfabético. Si se repite, solo se ve una vez. Ejemplo: Faro Crédito.',
    ),
    lender: field('Entidad', 'Quién presta. Su nombre, su logotipo y su ficha salen en la tarjeta.'),
    lenderLink: field(
      'Enlace de salida',
      'Dirección https:// de la entidad o de la red. Ejemplo: https://www.entidad.es/pedir. Sin ella, una oferta inactiva no se muestra.',
    ),
    productType: field(
      'Producto',
      'Decide en qué listas sale la oferta. La de «No se muestra nunca» no sale en ninguna.',
    ),
    acceptsDefaultRegister: field(
      'Admite registro de morosos',
      'Si estudia solicitudes de quien figura en uno, como ASNEF. Si no consta, el sitio entiende que sí.',
    ),
    tags: field('Etiquetas', 'Rasgos ciertos y cortos, sin promesas. Ejemplo: Sin comisión de apertura.'),
    stars: field(
      'Estrellas',
      'Nota de 1 a 5 con una fuente que se pueda enseñar. Ejemplo: 4,2. Vacío si no la hay: no la inventes.',
    ),
    answerTime: field(
      'Tiempo de respuesta',
      'Lo que declara la entidad. Ejemplo: un día laborable. No escribas {time}: pondría una cifra inventada.',
    ),
    approvalShare: field(
      'Solicitudes aprobadas',
      'Porcentaje que publica la entidad. Ejemplo: 94 %. Vacío si no lo hace. No escribas {val}: pondría una cifra inventada.',
    ),
    isActive: field('Activa', 'Activado: va entre las primeras para quien aún no ha hecho una solicitud.'),
    minAmount: field('Importe mínimo', 'En la moneda del país, sin decimales. Ejemplo: 50.'),
    maxAmount: field('Importe máximo', 'En la moneda del país, sin decimales. Ejemplo: 1000.'),
    minDays: field('Plazo mínimo (días)', 'El plazo más corto, en días. Ejemplo: 91. Un mes cuenta como 30.'),
    maxDays: field('Plazo máximo (días)', 'El plazo más largo, en días. Ejemplo: 120. Un mes cuenta como 30.'),
    tinPercent: field('TIN declarado (%)', `El que publica la entidad. Ejemplo: 31,96. ${unknownFact}`),
    aprPercent: field('TAE declarada (%)', `La que publica la entidad. Ejemplo: 36. ${unknownFact}`),
    cost: field('Cálculo del coste', 'Tipo y comisiones con que se calcula el total. Vacío: no se calcula nada.'),
    criteria: field(
      'Requisitos de la oferta',
      'Solo si difieren de los de la entidad. Vacío: valen los de la entidad.',
    ),
    isAdvertisement: field(
      'Es publicidad',
      'Activado: nos pagan por ella y la tarjeta lo dice. Ante la duda, activado.',
    ),
  },
  rows: [
    { header: 8, offerId: 4 },
    { lender: 6, productType: 6 },
    { isActive: 4, isAdvertisement: 4, sampleData: 4 },
    { checkedOn: 4, lenderLink: 8 },
    { minAmount: 3, maxAmount: 3, minDays: 3, maxDays: 3 },
    { tinPercent: 4, aprPercent: 4, acceptsDefaultRegister: 4 },
    { cost: 12 },
    { criteria: 12 },
    { tags: 12 },
    { stars: 4, answerTime: 4, approvalShare: 4 },
  ],
  list: {
    columns: ['offerId', 'header', 'lender', 'isActive', 'checkedOn'],
    sortBy: 'header',
    sortOrder: 'ASC',
    pageSize: 50,
  },
};
