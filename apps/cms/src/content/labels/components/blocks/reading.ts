import type authorBox from '../../../../components/blocks/author-box.json';
import type calendar from '../../../../components/blocks/calendar.json';
import type cookieTable from '../../../../components/blocks/cookie-table.json';
import type image from '../../../../components/blocks/image.json';
import type notice from '../../../../components/blocks/notice.json';
import type richText from '../../../../components/blocks/rich-text.json';
import type table from '../../../../components/blocks/table.json';
import type { CategoryLabels } from '../../label-types';
import { field, sectionTitle } from '../../vocabulary';

/** Blocks for running text. */
export const readingBlocks: CategoryLabels<{
  'rich-text': typeof richText;
  notice: typeof notice;
  table: typeof table;
  'cookie-table': typeof cookieTable;
  image: typeof image;
  'author-box': typeof authorBox;
  calendar: typeof calendar;
}> = {
  'rich-text': {
    name: 'Texto',
    mainField: 'title',
    fields: {
      title: field(
        'Título',
        'Encabezado encima del texto. Ejemplo: Qué mirar antes de firmar. Vacío: el texto empieza directamente.',
      ),
      body: field(
        'Texto',
        'Markdown. Ejemplo: ## Apartado, **negrita**, [texto](/ruta/). {total 300 91d 36} se calcula: lo que devuelves por 300 € a 91 días con TAE 36 %.',
      ),
    },
    rows: [{ title: 12 }, { body: 12 }],
  },
  notice: {
    name: 'Aviso',
    mainField: 'tone',
    fields: {
      tone: field('Tono', 'Color del recuadro: una nota, un aviso, un riesgo o una buena noticia.'),
      text: field(
        'Texto',
        'Un recuadro con una sola idea. Admite Markdown. Ejemplo: Si ya debes dinero, pide ayuda antes de firmar otro préstamo.',
      ),
    },
    rows: [{ tone: 6 }, { text: 12 }],
  },
  table: {
    name: 'Tabla',
    mainField: 'caption',
    fields: {
      caption: field('Título de la tabla', 'Qué se compara y con qué datos. Ejemplo: Lo que cuestan 300 € en 91 días.'),
      rows: field(
        'Filas',
        'Una fila por línea y las celdas separadas por |. La primera es la cabecera. Ejemplo: Plazo | Coste.',
      ),
      note: field('Nota', 'Letra pequeña bajo la tabla. Opcional. Ejemplo: Fuente: INE, datos de junio de 2026.'),
    },
    rows: [{ caption: 12 }, { rows: 12 }, { note: 12 }],
  },
  'cookie-table': {
    name: 'Tabla de cookies',
    mainField: 'title',
    fields: {
      title: field(
        'Título',
        'Encima de la tabla. Opcional. Ejemplo: Qué guardamos. Las filas salen solas: lo que el sitio puede guardar en el navegador.',
      ),
    },
    rows: [{ title: 12 }],
  },
  image: {
    name: 'Imagen',
    mainField: 'alternativeText',
    fields: {
      image: field('Imagen', 'Mejor un SVG o una imagen apaisada y ancha. Con permiso para usarla.'),
      alternativeText: field('Descripción', 'Lo que oye quien no la ve. Ejemplo: Dos recibos con sus totales.'),
      caption: field(
        'Pie de imagen',
        'Qué muestra o quién la hizo, debajo de la imagen. Opcional. Ejemplo: Contrato con la TAE señalada.',
      ),
    },
    rows: [{ image: 6, alternativeText: 6 }, { caption: 12 }],
  },
  'author-box': {
    name: 'Recuadro del autor',
    mainField: 'documentId',
    fields: { author: field('Autor', 'Se muestran su foto, su cargo y su presentación, con enlace a su ficha.') },
    rows: [{ author: 6 }],
  },
  calendar: {
    name: 'Calendario laboral',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      calendar: field('Calendario', 'El del año que se quiera mostrar. Se escribe en Calendarios laborales.'),
    },
    rows: [{ title: 8, calendar: 4 }],
  },
};
