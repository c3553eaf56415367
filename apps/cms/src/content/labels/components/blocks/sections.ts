import type benefits from '../../../../components/blocks/benefits.json';
import type callToAction from '../../../../components/blocks/call-to-action.json';
import type closing from '../../../../components/blocks/closing.json';
import type eligibilityTest from '../../../../components/blocks/eligibility-test.json';
import type faq from '../../../../components/blocks/faq.json';
import type glossary from '../../../../components/blocks/glossary.json';
import type hero from '../../../../components/blocks/hero.json';
import type loanPurposes from '../../../../components/blocks/loan-purposes.json';
import type statistics from '../../../../components/blocks/statistics.json';
import type steps from '../../../../components/blocks/steps.json';
import type { CategoryLabels } from '../../label-types';
import { field, mainLink, secondaryLink, sectionLead, sectionTitle } from '../../vocabulary';

const actionText = field(
  'Texto',
  'Sin prometer rapidez, facilidad ni concesión. Ejemplo: Compara sin compromiso y decide con las cifras delante.',
);
const withLeadAndItems = [{ title: 12 }, { lead: 12 }, { items: 12 }] as const;
const withNoteAndItems = [{ title: 12 }, { note: 12 }, { items: 12 }] as const;
const withLinks = [{ link: 12 }, { secondaryLink: 12 }] as const;

/** Blocks of headings, texts, cards and buttons that contain all their content. */
export const sectionBlocks: CategoryLabels<{
  hero: typeof hero;
  steps: typeof steps;
  'call-to-action': typeof callToAction;
  'loan-purposes': typeof loanPurposes;
  statistics: typeof statistics;
  'eligibility-test': typeof eligibilityTest;
  faq: typeof faq;
  glossary: typeof glossary;
  benefits: typeof benefits;
  closing: typeof closing;
}> = {
  hero: {
    name: 'Portada con simulador',
    mainField: 'title',
    fields: {
      title: field('Título', 'El titular más grande de la página. Ejemplo: Mira lo que cuesta antes de pedirlo.'),
      lead: field(
        'Entradilla',
        'Frase bajo el titular. Ejemplo: Comparamos préstamos de {lenders} entidades. Para ti es gratis.',
      ),
      amountLabel: field('Rótulo del importe', 'Encima del control del importe. Ejemplo: ¿Cuánto necesitas?'),
      periodLabel: field('Rótulo del plazo', 'Encima del control del plazo. Ejemplo: ¿Durante cuántos días?'),
      totalLabel: field(
        'Rótulo del total',
        'Sobre la cifra más grande, el total a devolver. Ejemplo: Devuelves, como máximo.',
      ),
      lentLabel: field('Rótulo de lo prestado', 'Junto al importe que se recibe. Ejemplo: Te prestan.'),
      costLabel: field('Rótulo del coste', 'Junto a los intereses que se pagan. Ejemplo: Cuesta.'),
      rateLabel: field(
        'Rótulo de la TAE',
        'Junto a la TAE del préstamo que se ve, calculada con el TIN de los ajustes. Ejemplo: TAE máxima.',
      ),
      dueDateLabel: field('Rótulo del vencimiento', 'Junto a la fecha de devolución. Ejemplo: Devuelves el.'),
      buttonLabel: field(
        'Texto del botón',
        'Escribe {amount} donde vaya el importe elegido. Ejemplo: Ver ofertas para {amount}.',
      ),
      note: field(
        'Aclaración',
        'Letra bajo el resultado: qué supone la cuenta. Ejemplo: es el peor caso, con un solo pago.',
      ),
      illustrationAlt: field(
        'Descripción del dibujo',
        'Lo que oye quien no ve la ilustración. Vacío: es un adorno. Ejemplo: Un faro ilumina un camino.',
      ),
    },
    rows: [
      { title: 12 },
      { lead: 12 },
      { amountLabel: 6, periodLabel: 6 },
      { totalLabel: 6, lentLabel: 6 },
      { costLabel: 4, rateLabel: 4, dueDateLabel: 4 },
      { buttonLabel: 6, illustrationAlt: 6 },
      { note: 12 },
    ],
  },
  steps: {
    name: 'Pasos',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      lead: sectionLead,
      items: field('Pasos', 'En orden. Cada uno dice quién actúa: el visitante, nosotros o la entidad.'),
    },
    rows: withLeadAndItems,
  },
  'call-to-action': {
    name: 'Llamada a la acción',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      text: actionText,
      amounts: field('Importes', 'Importes de ejemplo; junto a cada uno se ve lo máximo que se devolvería.'),
      amountLabel: field(
        'Rótulo de cada importe',
        'Escribe {total} donde vaya la cifra calculada. Ejemplo: devuelves hasta {total}.',
      ),
      link: mainLink,
      secondaryLink,
    },
    rows: [{ title: 12 }, { text: 12 }, { amounts: 12 }, { amountLabel: 12 }, ...withLinks],
  },
  'loan-purposes': {
    name: 'Para qué es el préstamo',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      lead: sectionLead,
      items: field('Motivos', 'Tarjetas con un motivo y un consejo: si hay una salida más barata, va primero.'),
    },
    rows: withLeadAndItems,
  },
  statistics: {
    name: 'Cifras',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      note: field(
        'Fuente y fecha',
        'De dónde salen las cifras y de qué día son. Se ve junto a ellas. Ejemplo: Banco de España, octubre de 2026.',
      ),
      items: field('Cifras', 'Números grandes con su explicación. Solo datos que la fuente respalde.'),
    },
    rows: withNoteAndItems,
  },
  'eligibility-test': {
    name: 'Test de elegibilidad',
    mainField: 'title',
    fields: {
      title: field('Título', 'Detrás del título va el porcentaje. Ejemplo: Tu probabilidad orientativa de aprobación.'),
      lead: sectionLead,
      over: field('Mayoría de edad', 'Lo que se marca si se cumple. Suma un 20 %. Ejemplo: He cumplido 18 años.'),
      citizen: field('Residencia', 'Lo que se marca si se cumple. Suma un 35 %. Ejemplo: Vivo en España.'),
      validIdentity: field('Documento', 'Suma un 15 %. Ejemplo: Tengo el DNI o el NIE en vigor.'),
      validBank: field('Cuenta bancaria', 'Suma un 28 %. Ejemplo: Tengo una cuenta bancaria a mi nombre.'),
      note: field(
        'Aclaración',
        'Qué no mira el test y quién decide. Suma un 98 % como mucho. Ejemplo: Es orientativo: decide la entidad.',
      ),
      link: mainLink,
    },
    rows: [
      { title: 12 },
      { lead: 12 },
      { over: 6, citizen: 6 },
      { validIdentity: 6, validBank: 6 },
      { note: 12 },
      { link: 12 },
    ],
  },
  glossary: {
    name: 'Glosario',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      lead: sectionLead,
      terms: field('Términos', 'Los artículos explican cada uno donde aparece por primera vez. Se ordenan solos.'),
    },
    rows: [{ title: 12 }, { lead: 12 }, { terms: 12 }],
  },
  faq: {
    name: 'Preguntas frecuentes',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      lead: sectionLead,
      items: field('Preguntas', 'Cada pregunta se abre al pulsarla. Las más importantes, primero.'),
    },
    rows: withLeadAndItems,
  },
  benefits: {
    name: 'Compromisos',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      items: field('Compromisos', 'Tarjetas con dibujo: lo que el visitante puede esperar de nosotros.'),
    },
    rows: [{ title: 12 }, { items: 12 }],
  },
  closing: {
    name: 'Cierre con botón',
    mainField: 'title',
    fields: { title: sectionTitle, text: actionText, link: mainLink, secondaryLink },
    rows: [{ title: 12 }, { text: 12 }, ...withLinks],
  },
};
