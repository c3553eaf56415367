import type { PluralForms } from '@prestafaro/countries';
import type { ShellMessages } from '@/messages/shell/shape';
import { spanish } from '@/messages/shell/spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ (CAT, RFC, loader). */
export const mexican: ShellMessages<PluralForms<'es'>> = {
  ...spanish,
  navigation: { ...spanish.navigation, apply: 'Solicitar un préstamo' },
  glossary: { more: 'Ver en el glosario' },
  breadcrumbs: { label: 'Ruta de navegación', root: 'Préstamos en línea' },
  steps: { ...spanish.steps, lender: 'La financiera' },
  simulator: {
    ...spanish.simulator,
    formLabel: 'Calcula cuánto pagarías',
    amountField: 'Monto',
    amountInput: 'Monto en {currency}',
    entries: {
      ...spanish.simulator.entries,
      apply: 'Solicitar préstamo',
      paymentInput: 'Pago en {currency}',
      tooLittle: 'Con ese pago no alcanza ni para {amount}: alarga el plazo.',
    },
  },
  numbers: {
    ...spanish.numbers,
    missing: 'Escribe un número, de {min} a {max}',
    invalid: 'Escríbelo solo con números, de {min} a {max}',
  },
  loanSummary: {
    ...spanish.loanSummary,
    chosen: 'Lo que estás solicitando',
    amount: 'Monto',
    total: 'Pagas, como máximo, sin IVA',
    dueDate: 'Pagas el',
    payments: 'Pagos',
    instalments: '{count} × {amount}, el último de {last}',
    rate: 'CAT máximo',
    change: 'Cambiar monto o plazo',
    adjusted: 'Ese monto o ese plazo no es posible: lo que ves es para {amount} a {days}.',
  },
  example: {
    title: 'Ejemplo representativo',
    aprName: 'CAT',
    nominalRateName: 'Tasa de interés anual',
    sentence:
      'Préstamo de {amount} a {days}: tasa de interés anual fija de {nominalRate}, CAT de {apr} sin IVA, {fees}. {payments}. Costo total: {cost}. Total a pagar: {total}. Para fines informativos y de comparación.',
    promotional:
      'Oferta promocional, primer préstamo de {amount} a {days}: tasa de interés anual fija de {nominalRate}, CAT de {apr} sin IVA, {fees}. {payments}. Costo total: {cost}. Total a pagar: {total}. Para fines informativos y de comparación.',
    onePayment: 'Un pago de {total}',
    instalments: 'Pagos: {payments}',
    noFees: 'sin comisiones',
    withFees: 'comisiones de {fees}',
  },
  sampleSite: 'Sitio de muestra: hay financieras y ofertas inventadas.',
  figures: { ...spanish.figures, askLender: 'Consultar con la financiera' },
  provider: { ...spanish.provider, taxId: 'RFC', intermediaryNumber: 'Intermediario registrado con el núm.' },
  errors: {
    ...spanish.errors,
    notFoundText:
      'Puede que la dirección tenga un error o que la página ya no exista. Desde aquí puedes ir a lo demás.',
    notFoundAction: 'Solicitar un préstamo',
    refusals: {
      'too-long': {
        title: 'Lo que escribiste es demasiado largo',
        text: 'No se guardó nada. Regresa con el botón del navegador, acorta el texto y mándalo de nuevo.',
      },
      form: {
        title: 'El formulario no llegó bien',
        text: 'No llegó completo o no venía de esta página, y no se guardó nada. Regresa con el botón del navegador y mándalo de nuevo.',
      },
      address: {
        title: 'Esta dirección no se puede leer',
        text: 'Puede que se haya copiado mal o que le falte una parte. Desde el inicio se llega a todo.',
      },
      file: {
        title: 'Aquí no hay ninguna página',
        text: 'Esta es la dirección de un archivo que no existe: puede ser de una versión anterior del sitio o estar mal copiada. Desde el inicio se llega a todo.',
      },
    },
    unavailableText: 'Es un problema nuestro y suele durar poco. Intenta de nuevo en un momento.',
    busyText:
      'Desde tu conexión llegaron más peticiones de las que podemos atender a la vez. Espera unos segundos e intenta de nuevo.',
    failureText: 'No es culpa tuya y no perdiste nada. Intenta de nuevo o vuelve al inicio.',
    retry: 'Intentar de nuevo',
    loadingNote: 'Estamos abriendo la página otra vez.',
    specialTitle: 'No pudimos abrir la página',
    specialText: 'Lo intentamos dos veces. Intenta de nuevo en unos minutos.',
  },
  challenge: {
    working: {
      title: 'Estamos revisando que no seas un programa',
      text: 'Así frenamos los envíos automáticos. Tu navegador hace un cálculo y después el envío se hace solo. No cierres la página.',
    },
    failed: {
      title: 'La revisión no terminó',
      text: 'No se mandó nada y lo que escribiste sigue aquí. Vuelve a presionar el botón.',
    },
    wait: {
      title: 'Espera un momento y envía de nuevo',
      text: 'Así frenamos los envíos automáticos. Dentro de {time} presiona otra vez el botón: lo que escribiste sigue aquí.',
    },
    seconds: spanish.challenge.seconds,
    again: 'Enviar de nuevo',
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
