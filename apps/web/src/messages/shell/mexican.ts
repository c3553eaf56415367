import { mexican as applicationFormMexican } from '@/site/messages/application-form/mexican';
import { mexican as calculatorMexican } from '@/site/messages/calculator/mexican';
import { mexican as calendarMexican } from '@/site/messages/calendar/mexican';
import { mexican as commentsMexican } from '@/site/messages/comments/mexican';
import spanish from '@/site/messages/es-es';
import { mexican as journeyMexican } from '@/site/messages/journey/mexican';
import { mexican as lendersMexican } from '@/site/messages/lenders/mexican';
import type { MessagesOf } from '@/site/messages/message-shape';
import { mexican as offersMexican } from '@/site/messages/offers/mexican';

/** Mexico: Spain's catalogue where the words are the same, Mexico's own where they are not (CAT, RFC, loader). */
const messages: MessagesOf<'es'> = {
  ...spanish,
  navigation: { ...spanish.navigation, apply: 'Solicitar un préstamo' },
  breadcrumbs: { label: 'Ruta de navegación', root: 'Préstamos en línea' },
  blog: {
    ...spanish.blog,
    description:
      'Guías claras sobre préstamos, ahorro y finanzas personales: qué cuesta cada cosa y qué derechos tienes.',
  },
  article: {
    ...spanish.article,
    ratings: { one: '{count} calificación', many: '{count} de calificaciones', other: '{count} calificaciones' },
    noRatings: 'Aún sin calificaciones',
    copyLink: 'Copiar vínculo',
    linkCopied: 'Vínculo copiado',
    headingLink: 'Vínculo a «{title}»',
  },
  steps: { ...spanish.steps, lender: 'La institución' },
  simulator: {
    ...spanish.simulator,
    formLabel: 'Calcula cuánto pagarías',
    amountField: 'Monto',
    amountInput: 'Monto en {currency}',
    tableCaption: 'Lo que te prestan, lo que cuesta y lo que pagas',
  },
  application: {
    ...spanish.application,
    chosen: 'Lo que estás solicitando',
    amount: 'Monto',
    total: 'Pagas, como máximo, sin IVA',
    dueDate: 'Pagas el',
    rate: 'CAT máximo',
    change: 'Cambiar monto o plazo',
    adjusted: 'Ese monto o ese plazo no es posible: mostramos el más cercano.',
  },
  example: {
    title: 'Ejemplo representativo',
    aprName: 'CAT',
    nominalRateName: 'Tasa de interés anual',
    sentence:
      'Préstamo de {amount} a {days}: tasa de interés anual fija de {nominalRate}, CAT de {apr} sin IVA, {fees}. Un pago de {total}. Costo total: {cost}. Total a pagar: {total}. Para fines informativos y de comparación.',
    promotional:
      'Oferta promocional, primer préstamo de {amount} a {days}: tasa de interés anual fija de {nominalRate}, CAT de {apr} sin IVA, {fees}. Un pago de {total}. Costo total: {cost}. Total a pagar: {total}. Para fines informativos y de comparación.',
  },
  figures: { ...spanish.figures, askLender: 'Consultar con la institución' },
  provider: { ...spanish.provider, taxId: 'RFC', intermediaryNumber: 'Intermediario registrado con el núm.' },
  errors: {
    ...spanish.errors,
    notFoundText:
      'Puede que la dirección tenga un error o que la página ya no exista. Desde aquí puedes ir a lo demás.',
    notFoundAction: 'Solicitar un préstamo',
    unavailableText: 'Es un problema nuestro y suele durar poco. Intenta de nuevo en un momento.',
    failureText: 'No es culpa tuya y no perdiste nada. Intenta de nuevo o vuelve al inicio.',
    retry: 'Intentar de nuevo',
    loadingNote: 'Estamos abriendo la página otra vez.',
    specialTitle: 'No pudimos abrir la página',
    specialText: 'Lo intentamos dos veces. Intenta de nuevo en unos minutos.',
  },
  externalLink: 'se abre en otro sitio',
  offers: offersMexican,
  lenders: lendersMexican,
  comments: commentsMexican,
  calculator: calculatorMexican,
  calendar: calendarMexican,
  applicationForm: applicationFormMexican,
  journey: journeyMexican,
};

export default messages;
