import type schema from '../../../api/site-setting/content-types/site-setting/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, retiredField } from '../vocabulary';

export const siteSetting: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Ajustes del sitio',
  mainField: 'siteName',
  fields: {
    siteName: field(
      'Nombre del sitio',
      'Nombre de la marca en la cabecera, el pie y los buscadores. Ejemplo: Prestafaro.',
    ),
    tagline: field(
      'Lema',
      'Frase de la marca bajo el nombre y al compartir. Ejemplo: Mira lo que cuesta antes de pedirlo.',
    ),
    moneyFormat: field('Formato del dinero', 'Cómo se escriben los importes en este país. Ejemplo: 1 234,50 €.'),
    leadId: field(
      'Identificador de solicitudes',
      'Clave con la que se piden las ofertas de este país. Ejemplo: es-main. No se ve. Vacío: no se piden.',
    ),
    providerId: field(
      'Identificador de proveedor',
      'Clave de este país ante el proveedor de ofertas. El visitante no la ve. Ejemplo: prestafaro-es.',
    ),
    // For the web app of the release before 0.5.0. Remove it, with its attribute, in 0.6.0.
    lendersCount: retiredField(
      'Número de entidades',
      'Ya no se usa. Las páginas cuentan las entidades publicadas del sitio.',
    ),
    structuredData: field(
      'Datos estructurados',
      'Lo que leen los buscadores y las aplicaciones: idioma, país, moneda y contacto.',
    ),
    legalProvider: field(
      'Titular legal',
      'Empresa responsable, en el pie y el aviso legal. Solo datos reales; vacío: no se muestra.',
    ),
    compliance: field(
      'Cumplimiento',
      'Advertencias e información que exige la ley. Cámbialas solo tras una revisión legal.',
    ),
    representativeExamples: field(
      'Ejemplos representativos',
      'Cuentas completas que acompañan a cualquier cifra de coste. El primero es el principal.',
    ),
    simulator: field('Simulador', 'Límites y valores iniciales de los controles de la portada.'),
    tagLimits: field(
      'Límites de etiquetas',
      'Ofertas que enseñan menos etiquetas de las que tienen: su título y cuántas conserva. Casi siempre, vacío.',
    ),
    experimentCode: field(
      'Experimento',
      'Código de uno que el país tiene. Al guardar se comprueba. Ejemplo: 0300.1. Vacío: ninguno.',
    ),
    experimentState: field(
      'Estado del experimento',
      'Solo en marcha reparte visitantes. Detenido: todos ven la variante A, también quien ya veía la B.',
    ),
    experimentPercentB: field(
      'Parte en la variante B (%)',
      'Ejemplo: 50. El resto ve la A. Si la cambias, cambia también el inicio, para que la comprobación cuente desde entonces.',
    ),
    experimentStartsAt: field('Inicio del experimento', 'En tu hora. Vacío: empieza al publicar los ajustes.'),
    experimentEndsAt: field(
      'Fin del experimento',
      'En tu hora. Desde entonces todos ven la variante A. Vacío: sin fin.',
    ),
    networks: field(
      'Redes de afiliación',
      'Redes por las que se llega a las entidades: qué se añade a cada clic y qué significan sus avisos. No se ven.',
    ),
    retention: field(
      'Conservación de datos',
      'Cuántos días se guarda cada cosa antes de borrarla. Cámbialo solo tras una revisión legal: los textos legales lo dicen con {clickDays} y similares.',
    ),
    seo: field('Buscadores (SEO)', 'Título y descripción para las páginas que no tienen los suyos.'),
  },
  rows: [
    { siteName: 6, tagline: 6 },
    { leadId: 6, providerId: 6 },
    { compliance: 12 },
    { representativeExamples: 12 },
    { simulator: 12 },
    { legalProvider: 12 },
    { tagLimits: 12 },
    { moneyFormat: 12 },
    { structuredData: 12 },
    { seo: 12 },
    { experimentCode: 4, experimentState: 4, experimentPercentB: 4 },
    { experimentStartsAt: 6, experimentEndsAt: 6 },
    { networks: 12 },
    { retention: 12 },
  ],
};
