import type { PluralForms } from '@prestafaro/countries';
import type { OffersMessages } from '@/features/offers/messages/shape';
import { spanish } from '@/features/offers/messages/spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ. */
export const mexican: OffersMessages<PluralForms<'es'>> = {
  ...spanish,
  found: {
    one: 'Encontramos {count} oferta',
    many: 'Encontramos {count} de ofertas',
    other: 'Encontramos {count} ofertas',
  },
  groups: {
    foundFor: '{found} para {loan}',
    closed: 'Encajan, pero por ahora no aceptan solicitudes',
    others: 'Prestan otro monto u otro plazo',
    refused: 'No encajan con tus respuestas',
    lends: 'Presta {amounts}, {terms}.',
    none: 'Por ahora ninguna oferta abierta presta {amount} a {days}.',
  },
  moreExamples: 'Más ejemplos y límites de costo',
  search: {
    ...spanish.search,
    maxPayment: 'Pago máximo',
    upTo: 'Hasta {amount}',
    defaultRegister: 'Acepta adeudos en Buró de Crédito',
    firstLoanFree: 'Primer préstamo sin costo',
    active: 'Abierta a solicitudes',
    instalments: 'En pagos',
  },
  answers: {
    ...spanish.answers,
    kinds: { ...spanish.answers.kinds, self_employed: 'Negocio propio', unemployed: 'Sin empleo, con apoyos' },
    register: '¿Tienes atrasos en Buró?',
    none: 'Con tus respuestas, por ahora ninguna oferta abierta presta {amount} a {days}.',
    otherLoan: 'Con otro monto o plazo sí te aceptan: {loan}',
  },
  sort: {
    label: 'Ordenar por',
    listed: 'Primero las abiertas, A–Z',
    total: 'Total a pagar, de menor a mayor',
    apr: '{aprName} sin IVA, de menor a mayor',
    name: 'Nombre, A–Z',
  },
  card: {
    ...spanish.card,
    total: 'Pagas en total',
    instalments: { one: '{count} pago de', many: '{count} de pagos de', other: '{count} pagos de' },
    paidAtStart: 'De las comisiones, {amount} se cobran al recibir el préstamo, aparte de los pagos.',
    computed: 'calculado para este préstamo',
    declared: 'declarado por la financiera',
    amount: 'Monto',
    defaultRegister: 'Acepta adeudos en Buró',
    firstLoanFree: 'Primer préstamo sin costo',
    thisOneFree:
      'Si es tu primer préstamo con esta financiera, pagas {amount}. Las cifras de arriba son las de los siguientes.',
    noPrice: 'No ha publicado su precio; por eso va al final cuando se ordena por costo.',
    active: 'Abierta a solicitudes',
    checkedOn: 'Datos revisados el {date}',
    totalOf: 'Pagas por {loan}',
    last: 'el último, {amount}',
    declaredOther:
      '{aprName} que declara la financiera: {apr}. Es el de un préstamo que ella elige, con otro monto u otro plazo.',
  },
  requirements: {
    ...spanish.requirements,
    accepts: 'acepta {kinds}',
    kinds: {
      employee: 'nómina',
      self_employed: 'negocio propio',
      pensioner: 'pensión',
      unemployed: 'apoyos',
      student: 'estudiantes',
    },
    register: 'acepta adeudos en Buró',
    noRegister: 'sin adeudos en Buró',
  },
  compare: {
    ...spanish.compare,
    chosen: 'Elegidas, cuatro como máximo:',
    tooMany: 'Se comparan cuatro como máximo: estas son las cuatro primeras que elegiste. No entra: {names}.',
    legend: 'Cada fila dice si el dato es distinto, y en las de costo, cuál es el más bajo.',
  },
  states: {
    ...spanish.states,
    failedTitle: 'Por ahora no podemos cargar las ofertas',
    failedText: 'Es un problema nuestro y suele durar poco. Tu monto y tu plazo siguen en la dirección de esta página.',
    retry: 'Intentar de nuevo',
    emptyText: 'Cuando haya alguna, estará aquí con su costo.',
    filteredText: 'Quita alguno para ver las demás. El monto y el plazo se quedan como están.',
  },
  block: {
    order: 'Para {amount} a {days}, de menor a mayor según lo que pagas en total.',
    all: 'Ver todas las ofertas',
    none: 'Por ahora no hay ninguna oferta abierta de este tipo para {amount} a {days}. Preferimos decírtelo a mandarte a un formulario que termine en un no.',
    wayOut: 'Qué puedes hacer sin pedir dinero prestado',
  },
  personal: {
    ...spanish.personal,
    automated:
      'Oferta personalizada por medios automatizados: comparamos tus respuestas con los requisitos que publica cada financiera. Es orientativa y no es una decisión de crédito: esa la toma la financiera.',
    human: 'Pedir que lo revise una persona',
    failed: 'Por ahora no podemos leer tu solicitud. Esta es la lista general, sin comparar con tus respuestas.',
    asks: 'Esto no lo sabemos: lo va a preguntar la financiera ({topics}).',
  },
  reasons: {
    ...spanish.reasons,
    met: {
      ...spanish.reasons.met,
      income: 'Le alcanzan tus ingresos',
      default_register: 'Acepta lo que dijiste sobre el Buró de Crédito',
      identity_document: 'Le sirve tu identificación',
      bank_account: 'Cumples lo que pide sobre la cuenta',
      phone: 'Le sirve tu celular',
      amount: 'Presta el monto que pides',
    },
    unmet: {
      ...spanish.reasons.unmet,
      default_register: 'No acepta atrasos en el Buró de Crédito',
      identity_document: 'Pide una identificación',
      bank_account: 'Pide una cuenta a tu nombre',
      phone: 'Pide un celular',
      amount: 'No presta ese monto',
    },
    topics: {
      ...spanish.reasons.topics,
      default_register: 'Buró de Crédito',
      identity_document: 'identificación',
      bank_account: 'cuenta',
      phone: 'celular',
      amount: 'monto',
    },
  },
};
