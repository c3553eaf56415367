import type { MailMessages } from './mail-messages';
import { payoutBrands } from './payout-brands';

export const spanish: MailMessages = {
  greeting: 'Hola:',
  status: {
    lender: (name) => `Entidad: ${name}`,
    link: 'Ver mi solicitud',
    hint: 'El enlace es personal: abre tu solicitud sin contraseña durante 7 días, en cualquier dispositivo. No lo reenvíes. Si ha caducado, ábrelo igualmente: podrás pedir otro.',
  },
  footer: {
    application: (siteName) =>
      `Recibes este mensaje porque alguien envió una solicitud con esta dirección en ${siteName}. Es un aviso sobre esa solicitud, no publicidad.`,
    comment: (siteName) =>
      `Recibes este mensaje porque alguien escribió un comentario con esta dirección en ${siteName}. No es publicidad.`,
    unsubscribed: (siteName) =>
      `Recibes este mensaje porque alguien pidió en ${siteName} que no enviemos publicidad a esta dirección. Es un aviso único, no publicidad.`,
    offers: (siteName) =>
      `Recibes este mensaje porque al enviar tu solicitud en ${siteName} marcaste que querías recibir ofertas. Es publicidad de ${siteName}.`,
    contact: (email) => `Si tienes preguntas o no has sido tú, escríbenos a ${email}.`,
  },
  myData: {
    reason: (siteName) =>
      `Recibes este mensaje porque alguien preguntó en ${siteName} qué datos hay de esta dirección. No es publicidad.`,
    subject: 'Los datos que tenemos de ti',
    held: 'Alguien ha pedido los datos que tenemos de esta dirección. El botón abre una página con todos. Allí puedes descargarlos o pedir que los borremos.',
    link: 'Ver mis datos',
    hint: 'El enlace es personal: no lo reenvíes. Sirve durante una hora, en cualquier dispositivo. Si no has sido tú, no tienes que hacer nada: nadie más puede abrir la página.',
    nothing:
      'Alguien ha pedido los datos que tenemos de esta dirección. No tenemos ninguno. Si usaste otra dirección con nosotros, pide los datos con esa.',
  },
  erasureReceipt: {
    reason: (siteName) =>
      `Recibes este mensaje porque alguien pidió en ${siteName} borrar los datos de esta dirección. No es publicidad.`,
    subject: 'Hemos borrado tus datos',
    subjectWithKept: 'Hemos borrado tus datos, salvo lo que tenemos que conservar',
    erased: (id) =>
      `Hemos borrado los datos de esta dirección. El número del justificante es ${id}. Su página dice qué hemos borrado, qué tenemos que conservar y por qué. No contiene nada sobre ti.`,
    link: 'Ver el justificante',
    last: 'Es el último mensaje que enviamos a esta dirección sobre esos datos.',
  },
  erasedComment: { name: 'Anónimo', text: 'Quien escribió este comentario lo ha retirado.' },
  statusLink: {
    subject: 'Tu nuevo enlace a la solicitud',
    text: 'Has pedido otro enlace para ver tu solicitud. Aquí lo tienes.',
  },
  applicationReceived: {
    subject: 'Hemos recibido tu solicitud',
    received: (amount) => `Hemos recibido tu solicitud de un préstamo de ${amount}.`,
    next: 'La comparamos con los requisitos que publica cada entidad. En la página de tu solicitud verás las ofertas que encajan y por qué. Te escribiremos cuando la entidad nos diga algo.',
    decision:
      'No prestamos dinero: quien decide es la entidad que elijas. Nada te compromete hasta que firmes un contrato con ella.',
  },
  statusChanged: {
    under_review: {
      subject: 'Tu solicitud está en estudio',
      text: 'La entidad nos ha dicho que está estudiando tu solicitud. Te responderá ella directamente.',
    },
    signed: {
      subject: 'La entidad dice que has firmado el contrato',
      text: 'La entidad nos ha dicho que has firmado. Tienes 14 días naturales, desde la firma o desde que recibiste el contrato, para desistir sin dar motivos. Si no has firmado nada, avisa cuanto antes a la entidad.',
    },
    paid_out: {
      subject: 'La entidad ha enviado el dinero',
      text: 'La entidad nos ha dicho que ha enviado el dinero. Guarda el contrato y la fecha de cada pago.',
    },
    withdrawn: {
      subject: 'Tu solicitud está retirada',
      text: 'Tu solicitud está retirada y hemos dejado de tramitarla. Avisamos de ello a las entidades que la recibieron de nosotros. Si rellenaste el formulario de una entidad en su web, avísala también a ella.',
    },
  },
  applicationApproved: {
    subject: 'La entidad ha aprobado tu solicitud',
    approved: (amount) => `La entidad nos ha dicho que aprueba tu solicitud de ${amount}.`,
    sender:
      'Este aviso es nuestro, no de la entidad: comparamos préstamos, no prestamos dinero. No es un contrato. Las condiciones que valen son las que te envíe la entidad.',
    next: 'Antes de firmar, lee el contrato entero: la TAE, el importe total que devolverás y la fecha de cada pago. Si algo no coincide con lo que te dijeron, pregunta a la entidad.',
  },
  affiliate: {
    footer: (siteName) =>
      `Recibes este mensaje porque alguien pidió con esta dirección entrar en el programa de afiliados de ${siteName}. No es publicidad.`,
    hint: 'El enlace es personal y vale 30 días. No lo reenvíes. Si ha caducado, ábrelo igualmente: podrás pedir otro.',
    pageLink: 'Ver mi página de afiliado',
    request: {
      subject: 'Confirma tu petición de afiliado',
      received: 'Hemos recibido una petición para entrar en nuestro programa de afiliados con esta dirección.',
      confirm:
        'Abre el enlace y confirma con el botón que la dirección es tuya. Hasta entonces no decidimos sobre la petición. Si no la confirmas en 30 días, la borramos.',
      link: 'Confirmar mi dirección',
      hint: 'El enlace es personal: no lo reenvíes.',
      next: 'Después la leerá una persona, que te contestará por correo.',
    },
    approved: {
      subject: 'Tu petición de afiliado está aprobada',
      approved: 'Hemos aprobado tu petición de entrar en el programa de afiliados.',
      code: (code) =>
        `Tu código es ${code}. Añade ?aff=${code} a la dirección de cualquier página nuestra y contaremos los clics, las solicitudes y los préstamos de quienes lleguen por ahí.`,
      counted:
        'Solo contamos a quien permite la medición en el aviso de cookies. En tu página están tus condiciones y, día a día, los clics, solicitudes, préstamos e importes.',
    },
    newLink: {
      subject: 'Tu enlace de afiliado',
      text: 'Alguien ha pedido con esta dirección un enlace a la página de afiliado. Aquí lo tienes.',
    },
    terms: {
      models: { cpl: 'Modelo CPL: por cada solicitud válida', cps: 'Modelo CPS: por cada préstamo entregado' },
      rate: (amount) => `Tarifa: ${amount}`,
      hold: (days) => `Espera: ${days}`,
      methods: { bank: 'Transferencia bancaria', ...payoutBrands },
      paidTo: (method, ending) => `Cobro: ${method}, cuenta que termina en ${ending}`,
    },
    changed: {
      terms: {
        subject: 'Han cambiado tus condiciones de afiliado',
        text: (day) => `Desde el ${day} valen estas condiciones. Lo que ya estaba contado no cambia.`,
      },
      resumed: {
        subject: 'Tu cuenta de afiliado vuelve a estar activa',
        text: (day) => `Desde el ${day} tu código vuelve a contar, con estas condiciones.`,
      },
      paused: {
        subject: 'Tu cuenta de afiliado está en pausa',
        text: (day) => `Desde el ${day} tu código no cuenta nada nuevo. Lo que ya has ganado se te paga igual.`,
      },
      refused: {
        subject: 'No hemos aceptado tu petición de afiliado',
        text: (day) =>
          `El ${day} una persona de nuestro equipo leyó tu petición de entrar en el programa de afiliados y decidió no aceptarla.`,
      },
      ended: {
        subject: 'Tu contrato de afiliado ha terminado',
        text: (day) =>
          `El ${day} terminó tu contrato: desde entonces tu código no cuenta nada nuevo. Lo que ganaste antes se te paga igual.`,
      },
      payout: { subject: 'Han cambiado tus datos de cobro', text: (day) => `Desde el ${day} te pagamos así:` },
      request: {
        subject: 'Han cambiado los datos de tu petición de afiliado',
        text: (day) => `Desde el ${day} valen los datos que confirmaste. Los ve la persona que lee tu petición.`,
      },
    },
    unexpected: (email) => `Si no lo esperabas o no has sido tú, escríbenos enseguida a ${email}.`,
    proposal: {
      request: {
        subject: 'Confirma los datos nuevos de tu petición de afiliado',
        text: 'Alguien ha enviado otra vez con esta dirección el formulario del programa de afiliados. Si lo confirmas, cambia esto:',
        link: 'Ver y confirmar el cambio',
        hint: 'El enlace es personal y vale 30 días: no lo reenvíes.',
      },
      payout: {
        subject: 'Confirma tus nuevos datos de cobro',
        text: 'Desde tu página de afiliado se ha pedido cobrar de otra manera. Si lo confirmas, te pagaremos así:',
        link: 'Ver y confirmar el cambio',
        hint: 'El enlace es personal y vale 24 horas: no lo reenvíes.',
      },
      end: {
        subject: 'Confirma que quieres terminar tu contrato de afiliado',
        text: 'Desde tu página de afiliado se ha pedido terminar el contrato. Si lo confirmas, tu código deja de contar. Lo que ya has ganado se te paga igual.',
        link: 'Terminar el contrato',
        hint: 'El enlace es personal y vale 24 horas: no lo reenvíes.',
      },
    },
    fields: {
      name: 'Nombre o empresa',
      website: 'Web o canal',
      text: 'Cómo traerás visitas',
      model: 'Modelo que prefieres',
      payoutMethod: 'Cómo quieres cobrar',
    },
    notYou: 'Si no has sido tú, no hagas nada: sin tu confirmación no cambia nada.',
  },
  applicationDeclined: {
    subject: 'La entidad no ha aprobado tu solicitud',
    declined: 'La entidad nos ha dicho que no te concede el préstamo. La decisión es suya.',
    options: 'Lo que puedes hacer:',
    steps: [
      'Pregunta a la entidad por qué. Si decidió un programa, puedes pedir que lo revise una persona.',
      'Comprueba qué datos tienen de ti los ficheros de morosos. Tienes derecho a verlos y a que corrijan los que estén mal.',
      'No encadenes solicitudes: muchas en poco tiempo pueden jugar en tu contra.',
      'Si te cuesta pagar lo que debes, habla con tus acreedores antes de pedir otro préstamo.',
    ],
  },
  unsubscribed: {
    subject: 'Ya no te enviaremos publicidad',
    text: 'Alguien ha pedido que no enviemos ofertas ni otra publicidad a esta dirección. Lo hemos anotado.',
    kept: 'Seguirás recibiendo los avisos sobre tus solicitudes.',
    undo: 'Si no has sido tú, o has cambiado de idea, puedes deshacerlo durante un día.',
    link: 'Deshacer',
  },
  offersThatFit: {
    subject: (count) => `Ofertas que encajan con tu solicitud: ${count}`,
    found: (amount) =>
      `Hemos comparado tu solicitud de ${amount} con los requisitos de cada entidad. Hay ofertas abiertas que encajan y todavía no has elegido ninguna.`,
    where:
      'En la página de tu solicitud verás cuáles son y por qué encajan, cada una con su TAE y un ejemplo representativo.',
    link: 'Ver las ofertas',
    intermediary:
      'No prestamos dinero: comparamos ofertas de entidades, y ellas nos pagan una comisión. Quien decide es la entidad que elijas.',
    unsubscribe: 'No quiero recibir más publicidad',
  },
  commentDecision: {
    approvedSubject: 'Tu comentario está publicado',
    rejectedSubject: 'No hemos publicado tu comentario',
    approved: (title) => `Hemos publicado tu comentario en «${title}». Gracias por escribirlo.`,
    rejected: (title) =>
      `No hemos publicado tu comentario en «${title}». Lo ha decidido una persona de nuestro equipo.`,
    reason: (reason) => `Motivo: ${reason}`,
    note: (note) => `Nota de quien lo ha revisado: ${note}`,
    reasons: {
      not_relevant: 'no trata del tema de la página.',
      offensive: 'contiene insultos o falta al respeto.',
      personal_data: 'contiene datos personales tuyos o de otra persona.',
      advertising: 'es publicidad.',
      not_genuine: 'creemos que no cuenta una experiencia propia.',
      other: 'no cumple las normas de los comentarios.',
    },
    objection: (email) => `Si no estás de acuerdo, escríbenos a ${email} y otra persona lo revisará.`,
    newComment: 'También puedes enviar otro comentario.',
  },
};
