import type schema from '../../../api/work-calendar/content-types/work-calendar/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, seo, slug } from '../vocabulary';

export const workCalendar: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Calendarios laborales',
  mainField: 'title',
  fields: {
    title: field('Título', 'Titular de la página. Ejemplo: Calendario laboral 2024.'),
    slug,
    year: field('Año', 'Cuatro cifras. Ejemplo: 2024. De él salen los días de la semana de cada mes.'),
    isComputed: field(
      'Calculado',
      'Los doce meses salen de los festivos de cada comunidad y no se escriben. Solo donde el país los tiene para ese año.',
    ),
    breadcrumb: field('Ruta de navegación', 'Nombre corto de la página tras «Inicio». Ejemplo: Calendario 2024.'),
    caption: field(
      'Entradilla',
      'Dos frases bajo el título. Ejemplo: Festivos nacionales y de cada comunidad en 2026. Elige la tuya.',
    ),
    header: field('Título de los meses', 'Encabezado sobre los doce meses. Ejemplo: Festivos de 2024, mes a mes.'),
    image: field('Imagen', 'Ilustración de la cabecera. Mejor un SVG o una imagen apaisada. Opcional.'),
    imageAlt: field(
      'Descripción de la imagen',
      'Lo que oye quien no ve la imagen. Vacío: es un adorno. Ejemplo: Una mano marca un día en el calendario.',
    ),
    author: field('Autor', 'Firma de la página, con enlace a su ficha.'),
    tags: field('Temas', 'Temas del blog bajo el título. Ejemplo: Calendario laboral.'),
    views: field(
      'Lecturas',
      'Número importado que se muestra en la página. No lo inventes ni lo redondees al alza. Ejemplo: 512.',
    ),
    writtenOn: field('Fecha de escritura', 'Se ve bajo el título, junto al autor.'),
    holidaysLabel: field('Rótulo de los festivos', 'Leyenda de los días en que no se trabaja. Ejemplo: Festivos.'),
    observancesLabel: field(
      'Rótulo de los días señalados',
      'Leyenda de los días con nombre que no son festivos. Ejemplo: Celebraciones.',
    ),
    weekdays: field('Días de la semana', 'Siete abreviaturas, en orden. Ejemplo: Lun, Mar, Mié… hasta Dom.'),
    months: field(
      'Meses',
      'Los doce, de enero a diciembre, con sus festivos y sus totales. Ninguno si el calendario es calculado.',
    ),
    schoolHolidays: field('Vacaciones escolares', 'Fechas y territorio. Ejemplo: Verano, del 25/06 al 15/09.'),
    blocks: field('Contenido', 'Texto debajo de los meses, por bloques y en orden.'),
    sources: field('Fuentes', 'Boletín oficial y normas de los que salen las fechas. Se listan al final.'),
    seo,
  },
  rows: [
    { title: 8, year: 4 },
    { slug: 6, breadcrumb: 6 },
    { isComputed: 6 },
    { caption: 12 },
    { author: 6, writtenOn: 6 },
    { tags: 12 },
    { image: 6, imageAlt: 6 },
    { header: 12 },
    { holidaysLabel: 6, observancesLabel: 6 },
    { weekdays: 12 },
    { months: 12 },
    { schoolHolidays: 12 },
    { blocks: 12 },
    { sources: 12 },
    { seo: 12 },
    { views: 6 },
  ],
  list: { columns: ['year', 'title', 'slug', 'author', 'updatedAt'], sortBy: 'year', sortOrder: 'DESC', pageSize: 20 },
};
