import type amount from '../../../components/shared/amount.json';
import type breadcrumb from '../../../components/shared/breadcrumb.json';
import type criteriaSchema from '../../../components/shared/criteria.json';
import type faqItem from '../../../components/shared/faq-item.json';
import type glossaryTerm from '../../../components/shared/glossary-term.json';
import type guideStep from '../../../components/shared/guide-step.json';
import type iconItem from '../../../components/shared/icon-item.json';
import type keyFact from '../../../components/shared/key-fact.json';
import type link from '../../../components/shared/link.json';
import type seo from '../../../components/shared/seo.json';
import type shortText from '../../../components/shared/short-text.json';
import type source from '../../../components/shared/source.json';
import type statistic from '../../../components/shared/statistic.json';
import type step from '../../../components/shared/step.json';
import type { CategoryLabels } from '../label-types';
import { field, iconHelp, itemText, itemTitle, webAddress } from '../vocabulary';
import { criteria } from './criteria';

export const shared: CategoryLabels<{
  amount: typeof amount;
  'faq-item': typeof faqItem;
  'glossary-term': typeof glossaryTerm;
  'icon-item': typeof iconItem;
  'key-fact': typeof keyFact;
  link: typeof link;
  seo: typeof seo;
  source: typeof source;
  statistic: typeof statistic;
  step: typeof step;
  'short-text': typeof shortText;
  breadcrumb: typeof breadcrumb;
  'guide-step': typeof guideStep;
  criteria: typeof criteriaSchema;
}> = {
  amount: {
    name: 'Importe',
    mainField: 'value',
    fields: { value: field('Importe', 'En la moneda del país, sin decimales ni símbolo. Ejemplo: 300.') },
    rows: [{ value: 6 }],
  },
  'glossary-term': {
    name: 'Término',
    mainField: 'term',
    fields: {
      term: field('Término', 'Como se escribe en medio de una frase. Ejemplo: fondo de emergencia.'),
      otherForms: field('Otras formas', 'Plurales y sinónimos, separados por comas. Ejemplo: fondos de emergencia.'),
      definition: field(
        'Definición',
        'Se entiende sin leer nada más. Sin formato. Ejemplo: Coste de un préstamo en un año, con sus gastos, en porcentaje.',
      ),
    },
    rows: [{ term: 6, otherForms: 6 }, { definition: 12 }],
  },
  'faq-item': {
    name: 'Pregunta',
    mainField: 'question',
    fields: {
      question: field('Pregunta', 'Como la haría el visitante. Ejemplo: ¿Puedo devolverlo antes?'),
      answer: field(
        'Respuesta',
        'Empieza por sí, no o el dato. Admite Markdown. Ejemplo: No. Comparar es gratis: nos pagan las entidades.',
      ),
    },
    rows: [{ question: 12 }, { answer: 12 }],
  },
  'icon-item': {
    name: 'Tarjeta con dibujo',
    mainField: 'title',
    fields: {
      icon: field('Dibujo', iconHelp),
      title: itemTitle,
      text: itemText,
      url: field('Enlace', `Convierte la tarjeta en enlace. ${webAddress}`),
    },
    rows: [{ title: 8, icon: 4 }, { text: 12 }, { url: 12 }],
  },
  'key-fact': {
    name: 'Dato clave',
    mainField: 'label',
    fields: {
      label: field('Rótulo', 'Qué mide el dato. Ejemplo: Plazo para desistir.'),
      value: field('Valor', 'La cifra con su unidad, en grande. Ejemplo: 14 días.'),
      note: field('Nota', 'Matiz o fuente en letra pequeña. Ejemplo: Ley 16/2011, art. 28.'),
    },
    rows: [{ label: 6, value: 6 }, { note: 12 }],
  },
  link: {
    name: 'Enlace',
    mainField: 'text',
    fields: {
      text: field(
        'Texto',
        'Lo que se lee en el enlace o botón; debe entenderse solo. Ejemplo: Comparar ofertas, y no «pulsa aquí».',
      ),
      url: field('Dirección', webAddress),
      icon: field('Dibujo', `${iconHelp} Opcional.`),
      isHidden: field('Oculto', 'Activado: el enlace se guarda, pero el visitante no lo ve.'),
      isProminent: field('Destacado', 'Activado: se ve como botón de color. Uno por menú o sección.'),
    },
    rows: [
      { text: 6, url: 6 },
      { icon: 4, isProminent: 4, isHidden: 4 },
    ],
  },
  seo: {
    name: 'Buscadores (SEO)',
    mainField: 'title',
    fields: {
      title: field(
        'Título para buscadores',
        'Pestaña y resultado de Google. Vacío: el título de la página. Ejemplo: Préstamo de 300 euros: qué cuesta.',
      ),
      description: field(
        'Descripción para buscadores',
        'Bajo el resultado de Google. Ejemplo: Compara lo que devuelves por 300 € a distintos plazos, con la TAE y sin registrarte.',
      ),
      noindex: field('No indexar', 'Activado: pide a los buscadores que no muestren la página.'),
    },
    rows: [{ title: 8, noindex: 4 }, { description: 12 }],
  },
  source: {
    name: 'Fuente',
    mainField: 'title',
    fields: {
      title: field(
        'Título',
        'Nombre del documento o página. Ejemplo: Ley 16/2011, de contratos de crédito al consumo.',
      ),
      url: field(
        'Dirección',
        'Dirección https:// del original, mejor la oficial. Ejemplo: https://www.boe.es/. Vacío: se cita sin enlace.',
      ),
      publisher: field('Publicado por', 'Quién responde del documento. Ejemplo: Banco de España.'),
    },
    rows: [{ title: 12 }, { url: 6, publisher: 6 }],
  },
  statistic: {
    name: 'Cifra',
    mainField: 'label',
    fields: {
      value: field('Cifra', 'Solo el número; los miles se separan solos. Ejemplo: 206342.'),
      unit: field('Unidad', 'Detrás de la cifra. Ejemplo: % o min. Vacío: sin unidad.'),
      label: field('Explicación', 'Debajo de la cifra: qué cuenta. Ejemplo: préstamos concedidos hasta esa fecha.'),
      isClaim: field(
        'Habla de rapidez o de aprobación',
        'Activado: solo se ve si «Mostrar rapidez y aprobación» está activado en los ajustes del sitio.',
      ),
    },
    rows: [{ value: 6, unit: 6 }, { label: 12 }, { isClaim: 6 }],
  },
  step: {
    name: 'Paso',
    mainField: 'title',
    fields: {
      actor: field('Quién lo hace', 'Se ve como etiqueta del paso.'),
      title: itemTitle,
      text: itemText,
    },
    rows: [{ title: 8, actor: 4 }, { text: 12 }],
  },
  'short-text': {
    name: 'Texto corto',
    mainField: 'text',
    fields: { text: field('Texto', 'Unas pocas palabras, sin punto final. Ejemplo: Sin comisión de apertura.') },
    rows: [{ text: 12 }],
  },
  breadcrumb: {
    name: 'Paso de la ruta',
    mainField: 'text',
    fields: {
      text: field('Texto', 'Nombre corto de la página. Ejemplo: Préstamos online.'),
      url: field('Dirección', `Vacío en el último paso, que es la propia página. ${webAddress}`),
    },
    rows: [{ text: 6, url: 6 }],
  },
  'guide-step': {
    name: 'Paso de la guía',
    mainField: 'title',
    fields: {
      title: field('Título', 'Qué se hace en el paso. Ejemplo: Comprueba que la entidad figura en un registro.'),
      subtitle: field(
        'Texto',
        'Cómo se hace y por qué. Sin formato. Ejemplo: Mira el total que devuelves. Dice más que la cuota.',
      ),
    },
    rows: [{ title: 12 }, { subtitle: 12 }],
  },
  criteria,
};
