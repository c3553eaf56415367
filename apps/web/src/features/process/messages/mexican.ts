import type { PluralForms } from '@prestafaro/countries';
import type { ProcessMessages } from '@/features/process/messages/shape';
import { spanish } from '@/features/process/messages/spanish';

/**
 * Mexico: Spain's messages, with Mexico's own where they differ. The ten working days are those of article 11 Bis 1 of
 * the LTOSF.
 */
export const mexican: ProcessMessages<PluralForms<'es'>> = {
  progress: {
    ...spanish.progress,
    checkingText:
      'Comparamos tus respuestas con los requisitos que publica cada financiera. Suele tardar unos segundos.',
    checkAgain: 'Revisar de nuevo',
    automaticCheck: 'Esta página lo revisa sola cada dos segundos.',
    checked: 'Comparamos tus respuestas con {offers} de {lenders}',
    lendersChecked: { one: '{count} financiera', many: '{count} de financieras', other: '{count} financieras' },
    noneMatching: 'Ninguna encaja con todo lo que respondiste',
    moving: 'En unos segundos pasamos a la siguiente página.',
    awayTitle: 'Por ahora no podemos consultar tu solicitud',
    retry: 'Intentar de nuevo',
  },
  status: {
    ...spanish.status,
    lender: 'Financiera: {lender}',
    names: {
      ...spanish.status.names,
      under_review: 'En revisión',
      approved: 'Aprobada por la financiera',
      declined: 'Rechazada por la financiera',
      paid_out: 'Dinero depositado',
    },
    texts: {
      draft: 'Todavía no la mandas.',
      submitted: 'Ya la tenemos y estamos viendo qué ofertas encajan.',
      offers_shown:
        'Tus ofertas están listas. Elige con calma: ninguna te compromete hasta que firmes con la financiera.',
      offer_picked:
        'Fuiste al sitio de una financiera. Si llenas su formulario, decide ella. Mientras tanto puedes ver otras ofertas.',
      under_review: 'La financiera nos dijo que está revisando tu solicitud. Te va a responder ella directamente.',
      approved:
        'La financiera nos dijo que te da el préstamo. Lee el contrato y la carátula completos antes de firmar: la oferta que vale es la suya.',
      declined:
        'La financiera nos dijo que no te da el préstamo. Puedes preguntarle por qué. No mandes una solicitud tras otra: revisa antes si otra oferta encaja mejor.',
      signed:
        'La financiera nos dijo que ya firmaste. Si no has usado el dinero, tienes diez días hábiles desde la firma para cancelar sin comisión.',
      paid_out: 'La financiera nos dijo que ya depositó el dinero. Guarda el contrato y la fecha de cada pago.',
      withdrawn: 'La retiraste. Puedes hacer otra cuando quieras.',
    },
  },
  picks: {
    one: 'Elegiste {lender}',
    several: {
      one: 'Elegiste {count} financiera',
      many: 'Elegiste {count} de financieras',
      other: 'Elegiste {count} financieras',
    },
    cost: '{loan} · pagas {total} en total',
    undecided: 'Recibirla no es aprobarla: por ahora no nos consta ninguna decisión.',
    visited: 'Fuiste a su sitio el {moment}. No le enviamos nada: si llenas su formulario, decide {lender}.',
    contact: 'Cómo comunicarte con {lender}',
    details: 'Ver la ficha de {lender}',
  },
  next: {
    title: 'Qué sigue',
    delivered: 'Solicitud entregada',
    underWay: 'Estamos entregando tu solicitud',
    form: 'Llenas la solicitud en el sitio de {lender}',
    ifNotYet: 'Si todavía no lo haces.',
    answer: '{lender} estudia tu caso y te responde',
    ask: 'Si el {day} no sabes nada, pregúntale.',
    sign: 'Lees el contrato y la carátula y, si te convence, firmas',
    check: 'Revisa que el total a pagar sea {total}.',
    checkAny: 'Revisa el total a pagar antes de firmar.',
    payout: '{lender} te envía el dinero',
    afterSigning: 'Después de firmar.',
  },
  refusal: {
    title: 'Si te dice que no',
    declined: 'Qué puedes hacer ahora',
    text: 'Pregúntale por qué y no mandes una solicitud tras otra. Estas ofertas abiertas encajan con lo que respondiste y no las has pedido.',
  },
  keep: 'Para volver, guarda esta página en los marcadores de este navegador. Desde otro, pide un enlace en {page}.',
  withdraw: {
    ...spanish.withdraw,
    text: 'Dejaremos de tramitarla y no se puede deshacer. Avisaremos que la retiraste a las financieras que la recibieron de nosotros. No podemos borrar lo que ya tienen: para que lo borren, borra tus datos en la página «Tus datos» y les avisamos, o pídeselo a ellas. Si llenaste el formulario de una financiera en su sitio, avísale también a ella.',
    done: 'Retiramos tu solicitud. Si alguna financiera la recibió de nosotros, le estamos avisando.',
    notAllowed: 'Esta solicitud ya no se puede retirar desde aquí. Habla con la financiera o escríbenos.',
    failed: 'No pudimos retirarla: sigue como estaba. Intenta de nuevo en un momento.',
  },
  landing: {
    ...spanish.landing,
    strangerTitle: 'Qué hacer si ninguna oferta encaja',
    strangerText:
      'Desde este navegador no has enviado ninguna solicitud, así que no comparamos nada contigo. Empieza por las salidas que no cuestan dinero; la lista de todas las ofertas está al final.',
    nothingTitle: 'Por ahora no hay ninguna oferta para ti',
    nothingText: 'Preferimos decírtelo que ponerte a llenar formularios que no van a salir.',
    whyText: 'Es orientativo: comparamos tus respuestas con los requisitos que publica cada financiera.',
    otherLoanTitle: 'Con otro monto o plazo sí encajan',
    otherLoanText: 'Estas financieras aceptan lo demás que respondiste y prestan algo distinto de lo que pediste.',
    chooseTitle: 'Elige otro monto',
    chooseSubmit: 'Seguir con este monto',
    checking: 'Revisando qué ofertas hay',
    noneAvailable: 'Por ahora ninguna oferta está abierta a solicitudes',
  },
  thankYou: { ...spanish.thankYou, sent: 'Lo que mandaste', next: '¿Y ahora qué?' },
};
