import type { PluralForms } from '@prestafaro/countries';
import type { ShellMessages } from '@/messages/shell/shape';
import { spanish } from '@/messages/shell/spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ (CAT, RFC, loader). */
export const mexican: ShellMessages<PluralForms<'es'>> = {
  ...spanish,
  navigation: { ...spanish.navigation, apply: 'Solicitar un préstamo' },
  breadcrumbs: { label: 'Ruta de navegación', root: 'Préstamos en línea' },
  steps: { ...spanish.steps, lender: 'La institución' },
  simulator: {
    ...spanish.simulator,
    formLabel: 'Calcula cuánto pagarías',
    amountField: 'Monto',
    amountInput: 'Monto en {currency}',
  },
  loanSummary: {
    ...spanish.loanSummary,
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
    busyText:
      'Desde tu conexión llegaron más peticiones de las que podemos atender a la vez. Espera unos segundos e intenta de nuevo.',
    failureText: 'No es culpa tuya y no perdiste nada. Intenta de nuevo o vuelve al inicio.',
    retry: 'Intentar de nuevo',
    loadingNote: 'Estamos abriendo la página otra vez.',
    specialTitle: 'No pudimos abrir la página',
    specialText: 'Lo intentamos dos veces. Intenta de nuevo en unos minutos.',
  },
  visitorForm: {
    ...spanish.visitorForm,
    gone: {
      title: 'No pudimos guardarlo',
      text: 'Puede que la página o el comentario ya no estén publicados. Abre otra vez la página e inténtalo de nuevo.',
    },
    limited: {
      title: 'Enviaste varios seguidos',
      text: 'Lo que escribiste sigue aquí. Para enviarlo de nuevo, espera {time}.',
    },
    away: {
      title: 'Por ahora no podemos guardarlo',
      text: 'Es un problema nuestro. Lo que escribiste sigue aquí: envíalo de nuevo en un momento.',
    },
    noConnection: {
      title: 'No llegó',
      text: 'Revisa tu conexión y envíalo de nuevo. Lo que escribiste sigue aquí.',
    },
  },
};
