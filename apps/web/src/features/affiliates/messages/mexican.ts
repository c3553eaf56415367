import type { AffiliatesMessages } from '@/features/affiliates/messages/shape';
import { spanish } from '@/features/affiliates/messages/spanish';

export const mexican: AffiliatesMessages = {
  ...spanish,
  models: { cpl: 'CPL: por cada solicitud válida', cps: 'CPS: por cada préstamo depositado' },
  form: {
    ...spanish.form,
    title: 'Pide entrar al programa',
    lead: 'Una persona lee cada petición. Te va a contestar por correo con el modelo y la tarifa, o diciendo que no.',
    website: 'Sitio o canal',
    emailHint: 'Te vamos a mandar un enlace para confirmar que es tuyo. Qué hacemos con tus datos: {privacy}.',
    privacy: 'aviso de privacidad',
    websiteHint: 'Donde vas a poner los enlaces, por ejemplo mi-blog.mx o t.me/mi-canal.',
    payoutHint: 'Los datos de la cuenta te los pedimos después, y solo si te aprobamos.',
    text: '¿Cómo vas a traer visitas?',
    textHint: 'De {min} a {max} caracteres: de qué trata tu sitio, quién lo lee y de dónde llegan.',
    agreement: 'Leí {terms} y el {privacy}.',
    terms: 'los términos y condiciones',
    submit: 'Mandar la petición',
    accepted: {
      title: 'Petición recibida',
      text: 'Revisa tu correo: te mandamos un enlace para confirmar la dirección. Cuando lo hagas, una persona va a leer la petición y te va a contestar por correo.',
    },
    errors: {
      ...spanish.form.errors,
      email: { missing: 'Escribe tu correo', invalid: 'Revisa el correo, por ejemplo nombre@dominio.mx' },
      website: {
        ...spanish.form.errors.website,
        missing: 'Escribe la dirección de tu sitio o canal',
        invalid: 'Revisa la dirección, por ejemplo mi-blog.mx',
      },
      text: { ...spanish.form.errors.text, missing: 'Cuenta cómo vas a traer visitas' },
    },
  },
  page: {
    ...spanish.page,
    unconfirmed: {
      title: 'Confirma tu correo',
      text: 'Alguien pidió con tu correo entrar a nuestro programa de afiliados. Si fuiste tú, confírmalo. Si no, no hagas nada: borramos la petición a los 30 días.',
    },
    confirm: 'Confirmar mi correo',
    waiting: { title: 'Correo confirmado', text: 'Una persona va a leer tu petición y te contesta por correo.' },
    refused: {
      title: 'No aceptamos tu petición',
      text: 'Puedes mandar otra desde la página del programa. Borramos esta a los 180 días.',
    },
    lead: 'Lo que hicieron las visitas que llegaron por tu enlace, por día. Sin datos de ninguna persona.',
    payout: 'Monto',
    reasons: { ...spanish.page.reasons, returned: 'La financiera canceló el préstamo' },
    download: { button: 'Descargar el estado de cuenta (CSV)', fileName: 'estado-de-cuenta' },
    states:
      'Cada monto espera el plazo de tus condiciones. Después se confirma el préstamo, y la solicitud si la persona la abrió desde nuestro correo o una financiera la aprobó; si no, no es válida. Lo confirmado entra en el siguiente pago. Si una financiera cancela un préstamo que ya te pagamos, se descuenta del siguiente.',
    counted:
      'Solo contamos a quien permite la medición. Un clic es una visita a una financiera; una solicitud, la que recibimos completa; un préstamo, el que la financiera nos dice que depositó.',
    expired: { title: 'El enlace ya venció', text: 'Podemos mandarte otro al mismo correo.' },
    renew: 'Mandarme otro enlace',
  },
};
