import type calculator from '../../../../components/blocks/calculator.json';
import type comments from '../../../../components/blocks/comments.json';
import type lenderList from '../../../../components/blocks/lender-list.json';
import type offerList from '../../../../components/blocks/offer-list.json';
import type partnerList from '../../../../components/blocks/partner-list.json';
import type testimonials from '../../../../components/blocks/testimonials.json';
import type { CategoryLabels } from '../../label-types';
import { field, sectionLead, sectionTitle } from '../../vocabulary';

/** Blocks that show entries of other types or contain a tool for visitors. */
export const marketBlocks: CategoryLabels<{
  'offer-list': typeof offerList;
  'lender-list': typeof lenderList;
  'partner-list': typeof partnerList;
  calculator: typeof calculator;
  testimonials: typeof testimonials;
  comments: typeof comments;
}> = {
  'offer-list': {
    name: 'Lista de ofertas',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      lead: sectionLead,
      amount: field(
        'Importe',
        'Con él se calcula el coste de cada oferta. Ejemplo: 300. Vacío: el inicial del simulador.',
      ),
      days: field('Plazo (días)', 'Con él se calcula el coste de cada oferta. Ejemplo: 91. Vacío: el del simulador.'),
      limit: field('Cuántas', 'Ofertas que se ven como mucho. Ejemplo: 5.'),
      audience: field(
        'A quién admiten',
        'Solo las que dicen admitir a esas personas, además de a las de la página. Vacío: solo a las de la página. Ejemplo: Quien está en paro.',
      ),
      productKind: field(
        'Qué producto',
        'Solo las que se devuelven así. Vacío: todas. Ejemplo: Cuotas mensuales iguales.',
      ),
      onlyTakingApplications: field(
        'Solo con solicitud desde aquí',
        'Activado: solo las de entidades que reciben de nosotros la solicitud. El resto se pide en la web de la entidad.',
      ),
      onlyAcceptingDefaultRegister: field(
        'Solo con registro de morosos',
        'Activado: solo las que estudian solicitudes de quien figura en uno, como ASNEF. No promete nada.',
      ),
      onlyFirstLoanFree: field(
        'Solo con el primero gratis',
        'Activado: solo las que no cobran por el primer préstamo.',
      ),
    },
    rows: [
      { title: 12 },
      { lead: 12 },
      { amount: 4, days: 4, limit: 4 },
      { audience: 4, productKind: 4, onlyTakingApplications: 4 },
      { onlyAcceptingDefaultRegister: 6, onlyFirstLoanFree: 6 },
    ],
  },
  'lender-list': {
    name: 'Lista de entidades',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      lead: sectionLead,
      limit: field('Cuántas', 'Entidades que se ven como mucho, por orden alfabético. Ejemplo: 10.'),
    },
    rows: [{ title: 8, limit: 4 }, { lead: 12 }],
  },
  'partner-list': {
    name: 'Lista de socios',
    mainField: 'title',
    fields: { title: sectionTitle, lead: sectionLead },
    rows: [{ title: 12 }, { lead: 12 }],
  },
  calculator: {
    name: 'Calculadora',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      lead: sectionLead,
      note: field(
        'Aclaración',
        'Bajo el resultado. Ejemplo: Resultado orientativo, sin comisiones. El interés que se pide es el TIN.',
      ),
      kinds: field('Tipos de préstamo', 'Uno o dos, con sus límites y valores iniciales. El primero sale elegido.'),
    },
    rows: [{ title: 12 }, { lead: 12 }, { kinds: 12 }, { note: 12 }],
  },
  testimonials: {
    name: 'Opiniones',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      note: field(
        'Aclaración',
        'Di si son reales y cómo se comprueban. Se ve bajo el título. Ejemplo: Opiniones de muestra, escritas por nosotros.',
      ),
      testimonials: field('Opiniones', 'Se muestran en este orden. No quites las malas.'),
    },
    rows: [{ title: 12 }, { note: 12 }, { testimonials: 12 }],
  },
  comments: {
    name: 'Comentarios con formulario',
    mainField: 'title',
    fields: {
      title: sectionTitle,
      lead: field('Entradilla', 'Frase sobre el formulario. Ejemplo: Leemos cada comentario antes de publicarlo.'),
    },
    rows: [{ title: 12 }, { lead: 12 }],
  },
};
