import type { MailMessages } from './mail-messages';
import { payoutBrands } from './payout-brands';
import { spanish } from './spanish';

/** Mexico. «Financiera» is the usual word for a lender there; the ten days are those of the law on transparency of financial services. */
export const mexican: MailMessages = {
  ...spanish,
  status: {
    lender: (name) => `Financiera: ${name}`,
    link: 'Ver mi solicitud',
    hint: 'El enlace es personal: abre tu solicitud sin contraseña durante 7 días, en cualquier dispositivo. No lo reenvíes. Si ya venció, ábrelo de todos modos: ahí puedes pedir otro.',
  },
  footer: {
    application: (siteName) =>
      `Recibes este mensaje porque alguien mandó una solicitud con este correo en ${siteName}. Es un aviso sobre esa solicitud, no publicidad.`,
    comment: (siteName) =>
      `Recibes este mensaje porque alguien escribió un comentario con este correo en ${siteName}. No es publicidad.`,
    unsubscribed: (siteName) =>
      `Recibes este mensaje porque alguien pidió en ${siteName} que no mandemos publicidad a este correo. Es un aviso único, no publicidad.`,
    offers: (siteName) =>
      `Recibes este mensaje porque al mandar tu solicitud en ${siteName} marcaste que querías recibir ofertas. Es publicidad de ${siteName}.`,
    contact: (email) => `Si tienes dudas o no fuiste tú, escríbenos a ${email}.`,
  },
  myData: {
    reason: (siteName) =>
      `Recibes este mensaje porque alguien preguntó en ${siteName} qué datos hay de este correo. No es publicidad.`,
    subject: 'Los datos que tenemos de ti',
    held: 'Alguien pidió los datos que tenemos de este correo. El botón abre una página con todos. Ahí puedes descargarlos o pedir que los borremos.',
    link: 'Ver mis datos',
    hint: 'El enlace es personal: no lo reenvíes. Sirve durante una hora, en cualquier dispositivo. Si no fuiste tú, no tienes que hacer nada: nadie más puede abrir la página.',
    nothing:
      'Alguien pidió los datos que tenemos de este correo. No tenemos ninguno. Si usaste otro correo con nosotros, pide los datos con ese.',
  },
  erasureReceipt: {
    reason: (siteName) =>
      `Recibes este mensaje porque alguien pidió en ${siteName} borrar los datos de este correo. No es publicidad.`,
    subject: 'Borramos tus datos',
    subjectWithKept: 'Borramos tus datos, excepto lo que tenemos que conservar',
    erased: (id) =>
      `Borramos los datos de este correo. El número del comprobante es ${id}. Su página dice qué borramos, qué debemos conservar y por qué. No contiene nada sobre ti.`,
    link: 'Ver el comprobante',
    last: 'Es el último mensaje que mandamos a este correo sobre esos datos.',
  },
  erasedComment: { name: 'Anónimo', text: 'Quien escribió este comentario lo retiró.' },
  statusLink: {
    subject: 'Tu nuevo enlace a la solicitud',
    text: 'Pediste otro enlace para ver tu solicitud. Aquí está.',
  },
  applicationReceived: {
    subject: 'Recibimos tu solicitud',
    received: (amount) => `Recibimos tu solicitud de un préstamo de ${amount}.`,
    next: 'La comparamos con los requisitos que publica cada financiera. En la página de tu solicitud vas a ver las ofertas que encajan y por qué. Te escribimos cuando la financiera nos diga algo.',
    decision:
      'Nosotros no prestamos dinero: decide la financiera que elijas. Nada te compromete hasta que firmes un contrato con ella.',
  },
  statusChanged: {
    under_review: {
      subject: 'Tu solicitud está en revisión',
      text: 'La financiera nos dijo que está revisando tu solicitud. Te va a responder ella directamente.',
    },
    signed: {
      subject: 'Nos avisaron que ya firmaste el contrato',
      text: 'La financiera nos dijo que ya firmaste. Si no has usado el dinero, tienes diez días hábiles desde la firma para cancelar sin comisión. Si no firmaste nada, avísale a la financiera cuanto antes.',
    },
    paid_out: {
      subject: 'La financiera ya depositó el dinero',
      text: 'La financiera nos dijo que ya depositó el dinero. Guarda el contrato y la fecha de cada pago.',
    },
    withdrawn: {
      subject: 'Tu solicitud quedó retirada',
      text: 'Tu solicitud quedó retirada y ya no le damos trámite. Les avisamos a las financieras que la recibieron de nosotros. Si llenaste el formulario de una financiera en su sitio, avísale también a ella.',
    },
  },
  applicationApproved: {
    subject: 'La financiera aprobó tu solicitud',
    approved: (amount) => `La financiera nos dijo que aprobó tu solicitud de ${amount}.`,
    sender:
      'Este aviso es nuestro, no de la financiera: nosotros comparamos préstamos, no prestamos dinero. No es un contrato. Las condiciones que valen son las que te mande la financiera.',
    next: 'Antes de firmar, lee completos el contrato y la carátula: el CAT, el monto total que vas a pagar y la fecha de cada pago. Si algo no coincide con lo que te dijeron, pregúntale a la financiera.',
  },
  affiliate: {
    footer: (siteName) =>
      `Recibes este mensaje porque alguien pidió con este correo entrar al programa de afiliados de ${siteName}. No es publicidad.`,
    hint: 'El enlace es personal y vale 30 días. No lo reenvíes. Si ya venció, ábrelo de todos modos: ahí puedes pedir otro.',
    pageLink: 'Ver mi página de afiliado',
    request: {
      subject: 'Confirma tu petición de afiliado',
      received: 'Recibimos una petición para entrar a nuestro programa de afiliados con este correo.',
      confirm:
        'Abre el enlace y confirma con el botón que el correo es tuyo. Mientras no lo hagas no decidimos sobre la petición. Si no la confirmas en 30 días, la borramos.',
      link: 'Confirmar mi correo',
      hint: 'El enlace es personal: no lo reenvíes.',
      next: 'Después la va a leer una persona, que te contesta por correo.',
    },
    approved: {
      subject: 'Tu petición de afiliado está aprobada',
      approved: 'Aprobamos tu petición de entrar al programa de afiliados.',
      code: (code) =>
        `Tu código es ${code}. Agrega ?aff=${code} a la dirección de cualquier página nuestra y contaremos los clics, las solicitudes y los préstamos de quienes lleguen por ahí.`,
      counted:
        'Solo contamos a quien permite la medición en el aviso de cookies. En tu página están tus condiciones y, día a día, los clics, solicitudes, préstamos y montos.',
    },
    newLink: {
      subject: 'Tu enlace de afiliado',
      text: 'Alguien pidió con este correo un enlace a la página de afiliado. Aquí está.',
    },
    terms: {
      models: { cpl: 'Modelo CPL: por cada solicitud válida', cps: 'Modelo CPS: por cada préstamo depositado' },
      rate: (amount) => `Tarifa: ${amount}`,
      hold: (days) => `Espera: ${days}`,
      methods: { bank: 'Transferencia bancaria', ...payoutBrands },
      paidTo: (method, ending) => `Pago: ${method}, cuenta que termina en ${ending}`,
    },
    changed: {
      terms: {
        subject: 'Cambiaron tus condiciones de afiliado',
        text: (day) => `Desde el ${day} aplican estas condiciones. Lo que ya estaba contado no cambia.`,
      },
      resumed: {
        subject: 'Tu cuenta de afiliado está activa otra vez',
        text: (day) => `Desde el ${day} tu código cuenta otra vez, con estas condiciones.`,
      },
      paused: {
        subject: 'Tu cuenta de afiliado está en pausa',
        text: (day) => `Desde el ${day} tu código no cuenta nada nuevo. Lo que ya ganaste se te paga igual.`,
      },
      refused: {
        subject: 'No aceptamos tu petición de afiliado',
        text: (day) =>
          `El ${day} una persona de nuestro equipo leyó tu petición de entrar al programa de afiliados y decidió no aceptarla.`,
      },
      ended: {
        subject: 'Tu contrato de afiliado terminó',
        text: (day) =>
          `El ${day} terminó tu contrato: desde entonces tu código no cuenta nada nuevo. Lo que ganaste antes se te paga igual.`,
      },
      payout: { subject: 'Cambiaron tus datos de pago', text: (day) => `Desde el ${day} te pagamos así:` },
      request: {
        subject: 'Cambiaron los datos de tu petición de afiliado',
        text: (day) => `Desde el ${day} valen los datos que confirmaste. Los ve la persona que lee tu petición.`,
      },
    },
    unexpected: (email) => `Si no lo esperabas o no fuiste tú, escríbenos de inmediato a ${email}.`,
    proposal: {
      request: {
        subject: 'Confirma los datos nuevos de tu petición de afiliado',
        text: 'Alguien mandó otra vez con este correo el formulario del programa de afiliados. Si lo confirmas, cambia esto:',
        link: 'Ver y confirmar el cambio',
        hint: 'El enlace es personal y vale 30 días: no lo reenvíes.',
      },
      payout: {
        subject: 'Confirma tus nuevos datos de pago',
        text: 'Desde tu página de afiliado se pidió cobrar de otra manera. Si lo confirmas, te vamos a pagar así:',
        link: 'Ver y confirmar el cambio',
        hint: 'El enlace es personal y vale 24 horas: no lo reenvíes.',
      },
      end: {
        subject: 'Confirma que quieres terminar tu contrato de afiliado',
        text: 'Desde tu página de afiliado se pidió terminar el contrato. Si lo confirmas, tu código deja de contar. Lo que ya ganaste se te paga igual.',
        link: 'Terminar el contrato',
        hint: 'El enlace es personal y vale 24 horas: no lo reenvíes.',
      },
    },
    fields: {
      name: 'Nombre o empresa',
      website: 'Sitio o canal',
      text: 'Cómo vas a traer visitas',
      model: 'Modelo que prefieres',
      payoutMethod: 'Cómo quieres cobrar',
    },
    notYou: 'Si no fuiste tú, no hagas nada: sin tu confirmación no cambia nada.',
  },
  applicationDeclined: {
    subject: 'La financiera no aprobó tu solicitud',
    declined: 'La financiera nos dijo que no te da el préstamo. La decisión es suya.',
    options: 'Lo que puedes hacer:',
    steps: [
      'Pregúntale a la financiera por qué.',
      'Pide tu reporte de crédito especial al Buró de Crédito o al Círculo de Crédito: es gratis una vez cada doce meses. Si tiene un error, puedes presentar una reclamación para que lo corrijan.',
      'No mandes una solicitud tras otra: muchas consultas en poco tiempo pueden jugar en tu contra.',
      'Si te cuesta pagar lo que debes, habla con tus acreedores antes de pedir otro préstamo.',
    ],
  },
  unsubscribed: {
    subject: 'Ya no te mandaremos publicidad',
    text: 'Alguien pidió que no mandemos ofertas ni otra publicidad a este correo. Ya lo anotamos.',
    kept: 'Vas a seguir recibiendo los avisos sobre tus solicitudes.',
    undo: 'Si no fuiste tú, o cambiaste de idea, puedes deshacerlo durante un día.',
    link: 'Deshacer',
  },
  offersThatFit: {
    subject: (count) => `Ofertas que encajan con tu solicitud: ${count}`,
    found: (amount) =>
      `Comparamos tu solicitud de ${amount} con los requisitos de cada financiera. Hay ofertas abiertas que encajan y todavía no eliges ninguna.`,
    where:
      'En la página de tu solicitud vas a ver cuáles son y por qué encajan, cada una con su CAT y un ejemplo representativo.',
    link: 'Ver las ofertas',
    intermediary:
      'No prestamos dinero: comparamos ofertas de financieras, y ellas nos pagan una comisión. Decide la financiera que elijas.',
    unsubscribe: 'No quiero recibir más publicidad',
  },
  commentDecision: {
    ...spanish.commentDecision,
    approvedSubject: 'Ya se publicó tu comentario',
    rejectedSubject: 'No publicamos tu comentario',
    approved: (title) => `Ya publicamos tu comentario en «${title}». Gracias por escribirlo.`,
    rejected: (title) => `No publicamos tu comentario en «${title}». Lo decidió una persona de nuestro equipo.`,
    note: (note) => `Nota de quien lo revisó: ${note}`,
    objection: (email) => `Si no estás de acuerdo, escríbenos a ${email} y otra persona lo va a revisar.`,
    newComment: 'También puedes mandar otro comentario.',
  },
};
