import type { MyDataMessages } from '@/features/my-data/messages/shape';
import { spanish } from '@/features/my-data/messages/spanish';

/** Mexico. */
export const mexican: MyDataMessages = {
  request: {
    title: 'Tus datos',
    lead: 'Aquí puedes ver, descargar o borrar lo que tenemos de ti. Escribe el correo que usaste y te mandamos un enlace: así solo tú ves los datos.',
    email: 'Correo electrónico',
    emailHint: 'El que pusiste en una solicitud o en un comentario.',
    submit: 'Mándenme el enlace',
    accepted: {
      title: 'Revisa tu correo',
      text: 'Si el correo existe, en unos minutos llegará un mensaje. Si tenemos datos, trae un enlace que sirve durante una hora; si no tenemos, lo dice. Revisa también el correo no deseado.',
    },
    errors: {
      missing: 'Escribe tu correo',
      invalid: 'Revisa el correo: una palabra, la arroba y lo que va después, como nombre@dominio.mx',
      tooLong: 'Acorta el correo: caben {max} caracteres',
    },
    more: 'Qué datos guardamos, para qué y cuánto tiempo está explicado en el {privacy}.',
  },
  held: {
    ...spanish.held,
    lead: 'Aquí ves lo que guardamos con este correo, en todos nuestros sitios; el archivo lo tiene todo, con cada detalle. El enlace sirve durante una hora: cierra la página cuando termines.',
    expiredTitle: 'Este enlace ya venció',
    expiredText: 'Por seguridad sirve durante una hora. Puedes pedir otro con el mismo correo.',
    nothing: 'Ya no tenemos ningún dato con este correo.',
    parts: {
      answers: 'Lo que respondiste',
      history: 'Qué ha pasado',
      notes: 'Lo que anotó nuestro equipo',
      consents: 'Permisos',
      clicks: 'Financieras que visitaste',
    },
    labels: {
      ...spanish.held.labels,
      reference: 'Referencia de la financiera: {reference}.',
      reported: 'La financiera comunicó: {status}.',
      verified: {
        decision: 'Verificada: esta financiera decidió sobre tu solicitud',
        applicant:
          'Verificada: le pediste un préstamo a esta financiera a través de nosotros y abriste el enlace del correo',
      },
      suppressed: 'Este correo está en la lista de los que no reciben mensajes nuestros.',
    },
    matched: 'Un programa comparó tus respuestas con {offers} ofertas de {lenders} financieras; encajan {fitting}.',
    mailsText: 'Qué mensajes te mandamos y cuándo. Del texto no guardamos copia.',
    mailsAbout: {
      received: 'Recibimos tu solicitud',
      approved: 'Una financiera aprobó tu solicitud',
      declined: 'Una financiera no aprobó tu solicitud',
      changed: 'Cambió el estado de tu solicitud',
      statusLink: 'Un enlace nuevo a tu solicitud',
      comment: 'La decisión sobre un comentario',
      data: 'El enlace a tus datos',
      unsubscribed: 'Baja de la publicidad',
      affiliate: 'El programa de afiliados',
      offers: 'Publicidad sobre ofertas',
      other: 'Otro mensaje',
    },
  },
  erase: {
    ...spanish.erase,
    notices:
      'Los avisos a las financieras de que quieres que borren tu solicitud, sin tu nombre ni tu correo, durante {days} días.',
    irreversible:
      'No se puede deshacer. A cada financiera que recibió tu solicitud a través de nosotros, o que puede haberla recibido, le avisamos que quieres que la borre. Si le diste datos a una financiera en su propio sitio, pídele a ella que los borre.',
  },
  receipt: {
    ...spanish.receipt,
    title: 'Borramos tus datos',
    titleWithKept: 'Borramos tus datos, excepto lo que tenemos que conservar',
    notMailed: 'No te lo mandamos por correo, porque ya no tenemos tu dirección.',
    lead: 'Este comprobante no contiene nada sobre ti. Anota el número o imprime la página.',
    erasedTitle: 'Lo que borramos',
    erased: { ...spanish.receipt.erased, deliveries: 'Envíos a financieras' },
    unknownTitle: 'No encontramos ese comprobante',
    unknownText:
      'Copia la dirección completa del correo. Los comprobantes se guardan mientras pueda haber reclamaciones.',
  },
};
