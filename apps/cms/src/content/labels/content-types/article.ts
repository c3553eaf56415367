import type schema from '../../../api/article/content-types/article/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { computedField, field, retiredField, seo, slug } from '../vocabulary';

export const article: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Artículos',
  mainField: 'title',
  fields: {
    title: field(
      'Título',
      'Titular del artículo y de su tarjeta en el blog. Ejemplo: Qué es la TAE y cómo se calcula.',
    ),
    slug,
    excerpt: field(
      'Resumen',
      'Tarjeta en el blog y entrada del artículo. Ejemplo: Qué es la TAE y por qué sirve para comparar. Con un ejemplo de 300 €.',
    ),
    isAtRoot: field(
      'Fuera de /blog/',
      'Activado: la dirección es /url/ en vez de /blog/url/. Solo para artículos que ya vivían ahí.',
    ),
    tags: field('Temas', 'Temas bajo los que aparece el artículo en el blog. Uno o dos bastan.'),
    banks: field(
      'Bancos',
      'Bancos de los que trata el artículo. Los enlaza al final, y sale en la ficha de cada uno. Vacío: de ninguno.',
    ),
    author: field('Autor', 'Firma del artículo, con enlace a su ficha.'),
    reviewer: field('Revisado por', 'Persona distinta del autor que comprobó los datos. Se ve junto a la firma.'),
    cover: field(
      'Imagen de portada',
      'Ilustración de la tarjeta y de la cabecera. Mejor un SVG o una imagen apaisada.',
    ),
    coverAlt: field(
      'Descripción de la portada',
      'Lo que oye quien no ve la imagen. Ejemplo: Una balanza con monedas. Vacío: es un adorno.',
    ),
    writtenOn: field('Fecha de escritura', 'Se ve bajo el título y ordena el blog, del más nuevo al más antiguo.'),
    editedOn: field(
      'Última edición',
      'Rellénala cuando cambies datos, no por una errata. Se ve junto a la fecha de escritura.',
    ),
    views: retiredField('Lecturas', 'Ya no se usa: nadie las contaba, y los números importados no tenían fuente.'),
    readingMinutes: computedField(
      'Minutos de lectura',
      'Lo calcula el gestor al guardar, según la longitud del texto.',
    ),
    keyFacts: field(
      'Datos clave',
      'Hasta cuatro cifras destacadas antes del texto. Ejemplo: Plazo para desistir, 14 días.',
    ),
    blocks: field('Contenido', 'El cuerpo del artículo, por bloques y en orden. Lo normal es un solo bloque de texto.'),
    sources: field('Fuentes', 'Leyes, organismos y estudios en los que se apoya. Se listan al final del artículo.'),
    seo,
  },
  rows: [
    { title: 8, slug: 4 },
    { excerpt: 12 },
    { author: 6, reviewer: 6 },
    { tags: 6, banks: 6 },
    { writtenOn: 4, editedOn: 4, isAtRoot: 4 },
    { cover: 6, coverAlt: 6 },
    { keyFacts: 12 },
    { blocks: 12 },
    { sources: 12 },
    { seo: 12 },
    { readingMinutes: 6 },
  ],
  list: {
    columns: ['title', 'tags', 'author', 'writtenOn'],
    sortBy: 'writtenOn',
    sortOrder: 'DESC',
    pageSize: 20,
  },
};
