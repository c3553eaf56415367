import type schema from '../../../api/lenders-guide/content-types/lenders-guide/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, seo } from '../vocabulary';

export const lendersGuide: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Guía de entidades',
  mainField: 'title',
  fields: {
    title: field('Título', 'Titular de la página de entidades. Ejemplo: Prestamistas y cómo elegir uno.'),
    intro: field(
      'Entradilla',
      'Dos o tres frases bajo el título. Ejemplo: Aquí están las {lenders} entidades que nos pagan, con lo que cuesta cada una.',
    ),
    breadcrumbs: field(
      'Ruta de navegación',
      'De la portada a esta página; la última, sin enlace. Ejemplo: Prestamistas.',
    ),
    entityLabel: field('Rótulo de la entidad', 'Primera pestaña y columna de la lista. Ejemplo: Entidad.'),
    opinionsLabel: field('Rótulo de las opiniones', 'Segunda pestaña y columna de la lista. Ejemplo: Opiniones.'),
    listTitle: field('Título de la lista', 'Encabezado de la lista de entidades. Ejemplo: Entidades, de la A a la Z.'),
    steps: field('Pasos', 'Cómo elegir entidad, en orden: buscar, comprobar, comparar, leer la letra pequeña…'),
    stepsTitle: field('Título de los pasos', 'Encabezado de los pasos. Ejemplo: Cómo elegir entidad en seis pasos.'),
    blocks: field('Contenido', 'Texto de la guía, por bloques y en orden. Ejemplo: las cinco clases de banco.'),
    faqTitle: field('Título de las preguntas', 'Ejemplo: Preguntas frecuentes sobre prestamistas.'),
    faq: field('Preguntas', 'Cada pregunta se abre al pulsarla. Las más importantes, primero.'),
    ctaTitle: field('Título del cierre', 'Frase sobre el botón final. Ejemplo: Compara antes de firmar.'),
    ctaLink: field('Botón del cierre', 'Texto del botón final y dirección a la que lleva.'),
    reviewedOn: field('Fecha de revisión', 'Última vez que alguien comprobó el contenido. Se ve en la página.'),
    reviewer: field('Revisado por', 'Persona que comprobó el contenido; enlaza a su ficha de autor.'),
    seo,
  },
  rows: [
    { title: 12 },
    { intro: 12 },
    { breadcrumbs: 12 },
    { listTitle: 6, entityLabel: 3, opinionsLabel: 3 },
    { stepsTitle: 12 },
    { steps: 12 },
    { blocks: 12 },
    { faqTitle: 12 },
    { faq: 12 },
    { ctaTitle: 12 },
    { ctaLink: 12 },
    { reviewedOn: 6, reviewer: 6 },
    { seo: 12 },
  ],
};
