import type { PluralForms } from '@prestafaro/countries';
import type { CommentsMessages } from '@/features/comments/messages/shape';

export const spanish: CommentsMessages<PluralForms<'es'>> = {
  title: 'Comentarios',
  count: { one: '{count} comentario', many: '{count} de comentarios', other: '{count} comentarios' },
  reviews: {
    title: 'Opiniones',
    count: { one: '{count} opinión', many: '{count} de opiniones', other: '{count} opiniones' },
  },
  empty: {
    title: 'Todavía no ha escrito nadie',
    text: 'Publicamos también lo que no nos gusta leer.',
  },
  list: {
    order: 'Orden',
    newest: 'Más recientes',
    oldest: 'Más antiguos',
    pages: 'Páginas de comentarios',
    verified: {
      decision: 'Opinión verificada: esta entidad decidió sobre su solicitud, hecha en {site}',
      applicant: 'Opinión verificada: pidió un préstamo a esta entidad en {site} y abrió el enlace de nuestro correo',
    },
    howChecked: 'Cómo comprobamos las opiniones',
    notVerified: 'No verificada',
    labels: { company: 'Empresa', author: 'Autor', expert: 'Experto' },
    replies: 'Respuestas',
    reply: 'Responder',
    replyTo: 'Responder a {name}',
    ratings: {
      one: '{count} nota de visitantes',
      many: '{count} de notas de visitantes',
      other: '{count} notas de visitantes',
    },
  },
  form: {
    open: 'Escribir un comentario',
    openReview: 'Escribir una opinión',
    name: 'Nombre',
    nameHint: 'Se publica. Vale un nombre inventado.',
    email: 'Correo (opcional)',
    emailHint:
      'No se publica. Solo sirve para decirte si publicamos tu texto y, si no, por qué. Qué hacemos con él: {privacy}.',
    privacy: 'política de privacidad',
    text: 'Comentario',
    textHint: 'De {min} a {max} caracteres. Sin teléfonos, documentos ni números de cuenta.',
    stars: 'Tu nota (opcional)',
    starsHint: 'De 1, muy mal, a 5, muy bien.',
    noStars: 'Sin nota',
    replyTo: '¿Respondes a alguien?',
    replyToNobody: 'No, es un comentario nuevo',
    verify: 'Marcar mi opinión como verificada',
    verifyHint:
      'Solo si pediste un préstamo a esta entidad a través de {site}, en este navegador, y ella ya ha decidido, o si has abierto aquí el enlace de nuestro correo sobre tu solicitud. Junto a tu nombre publicamos cuál de las dos cosas lo prueba. Buscamos tu solicitud al recibir la opinión y de ella no guardamos nada más que la marca.',
    submit: 'Enviar',
    accepted: {
      title: 'Recibido',
      text: 'Lo leeremos antes de publicarlo.',
      toEmail: 'Si no lo publicamos, te diremos por qué por correo.',
      verified: 'Si la publicamos, llevará la marca «verificada».',
      notVerified:
        'Si la publicamos, dirá «no verificada»: no hemos encontrado una solicitud de este navegador sobre la que esta entidad haya decidido, ni una que le enviáramos y que hayas abierto con el enlace de nuestro correo.',
    },
    errors: {
      name: {
        missing: 'Escribe un nombre',
        too_long: 'Acorta el nombre: caben {max} caracteres',
        invalid: 'Escribe el nombre en una línea, sin signos raros',
      },
      email: { invalid: 'Revisa el correo, por ejemplo nombre@dominio.es, o déjalo vacío' },
      text: {
        missing: 'Escribe el comentario',
        too_short: 'Cuenta algo más: hacen falta {min} caracteres',
        too_long: 'Acorta el comentario: caben {max} caracteres',
        invalid: 'Quita los signos que no se pueden leer',
        links: 'Deja un enlace como máximo',
      },
      rating: { invalid: 'Elige de 1 a 5 estrellas, o ninguna' },
    },
  },
  report: {
    open: 'Denunciar',
    openOf: 'Denunciar el comentario de {name}',
    reason: 'Motivo',
    choose: 'Elige uno',
    reasons: {
      offensive: 'Insulta o amenaza',
      false: 'Dice algo falso',
      personal_data: 'Muestra datos personales',
      advertising: 'Es publicidad',
      other: 'Otro',
    },
    text: 'Explicación (opcional)',
    submit: 'Enviar la denuncia',
    accepted: { title: 'Denuncia recibida', text: 'Una persona leerá el comentario y decidirá si se queda.' },
    errors: {
      reason: { invalid: 'Elige un motivo' },
      text: {
        too_long: 'Acorta la explicación: caben {max} caracteres',
        invalid: 'Quita los signos que no se pueden leer',
      },
    },
  },
  rating: {
    title: '¿Te ha servido?',
    stars: 'Tu nota',
    starsHint: 'De 1, nada, a 5, mucho.',
    submit: 'Enviar la nota',
    accepted: { title: 'Gracias', text: 'Tu nota ya cuenta. Si la envías otra vez, sustituye a esta.' },
    missing: 'Elige de 1 a 5 estrellas',
    ratings: { one: '{count} valoración', many: '{count} de valoraciones', other: '{count} valoraciones' },
    noRatings: 'Sin valoraciones todavía',
  },
};
