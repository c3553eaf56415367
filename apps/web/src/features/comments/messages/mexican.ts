import type { PluralForms } from '@prestafaro/countries';
import type { CommentsMessages } from '@/features/comments/messages/shape';
import { spanish } from '@/features/comments/messages/spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ. */
export const mexican: CommentsMessages<PluralForms<'es'>> = {
  ...spanish,
  list: {
    ...spanish.list,
    verified: {
      decision: 'Opinión verificada: esta financiera decidió sobre su solicitud, hecha en {site}',
      applicant:
        'Opinión verificada: pidió un préstamo a esta financiera en {site} y abrió el enlace de nuestro correo',
    },
    ratings: {
      one: '{count} calificación de visitantes',
      many: '{count} de calificaciones de visitantes',
      other: '{count} calificaciones de visitantes',
    },
  },
  form: {
    ...spanish.form,
    email: 'Correo electrónico (opcional)',
    emailHint:
      'No se publica. Solo sirve para decirte si publicamos tu texto y, si no, por qué. Qué hacemos con él: {privacy}.',
    privacy: 'aviso de privacidad',
    textHint: 'De {min} a {max} caracteres. Sin teléfonos, identificaciones ni números de cuenta.',
    stars: 'Tu calificación (opcional)',
    noStars: 'Sin calificación',
    verifyHint:
      'Solo si le pediste un préstamo a esta financiera a través de {site}, en este navegador, y ya decidió, o si abriste aquí el enlace de nuestro correo sobre tu solicitud. Junto a tu nombre publicamos cuál de las dos cosas lo prueba. Buscamos tu solicitud al recibir la opinión y de ella no guardamos nada más que la marca.',
    accepted: {
      title: 'Recibido',
      text: 'Lo leeremos antes de publicarlo.',
      toEmail: 'Si no lo publicamos, te diremos por qué por correo.',
      verified: spanish.form.accepted.verified,
      notVerified:
        'Si la publicamos, dirá «no verificada»: no encontramos una solicitud de este navegador sobre la que esta financiera haya decidido, ni una que le hayamos enviado y hayas abierto con el enlace de nuestro correo.',
    },
    errors: {
      ...spanish.form.errors,
      email: { invalid: 'Revisa el correo, por ejemplo nombre@dominio.mx, o déjalo vacío' },
    },
  },
  report: {
    ...spanish.report,
    open: 'Reportar',
    openOf: 'Reportar el comentario de {name}',
    submit: 'Enviar el reporte',
    accepted: { title: 'Reporte recibido', text: 'Una persona leerá el comentario y decidirá si se queda.' },
  },
  rating: {
    ...spanish.rating,
    ratings: { one: '{count} calificación', many: '{count} de calificaciones', other: '{count} calificaciones' },
    noRatings: 'Aún sin calificaciones',
    title: '¿Te sirvió?',
    stars: 'Tu calificación',
    submit: 'Enviar la calificación',
    accepted: { title: 'Gracias', text: 'Tu calificación ya cuenta. Si la envías otra vez, sustituye a esta.' },
  },
};
