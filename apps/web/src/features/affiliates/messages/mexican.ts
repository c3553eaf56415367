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
    ended: 'Tu contrato terminó: tu código ya no cuenta nada nuevo. Lo que ganaste se te paga igual.',
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
  states: {
    requested: 'Por decidir',
    approved: 'Aprobado',
    refused: 'Rechazado',
    paused: 'En pausa',
    ended: 'Terminado',
  },
  changed: { request: 'cambiaste los datos de la petición', payout: 'cambiaste los datos de pago' },
  payoutForm: {
    title: 'Cómo quieres cobrar',
    lead: 'Aquí cambias la cuenta en la que te pagamos. Antes de que valga te mandamos un correo para confirmarlo; mientras tanto vale la de ahora.',
    account: 'Cuenta',
    accountHint:
      'CLABE o IBAN, dirección de USDT (TRC-20 o ERC-20), monedero de WebMoney, cuenta de Capitalist o correo de PayPal.',
    bank: 'Banco',
    bankHint: 'Solo para cuentas sin CLABE ni IBAN: el nombre del banco.',
    submit: 'Mandarme la confirmación',
    accepted: {
      title: 'Revisa tu correo',
      text: 'Te mandamos un enlace que vale 24 horas. El cambio vale cuando lo confirmes ahí.',
    },
    errors: {
      missing: 'Escribe la cuenta',
      too_long: 'Acorta la cuenta: caben {max} caracteres',
      invalid: {
        bank: 'Revisa el número: cópialo completo de tu banco. Vale la CLABE de 18 dígitos o un IBAN de otro país.',
        usdt: 'Copia la dirección de tu monedero tal como está, con sus mayúsculas: la de TRC-20 empieza con T y la de ERC-20 con 0x',
        webmoney: 'Escribe una letra y 12 dígitos, por ejemplo Z123456789012',
        capitalist: 'Escribe una letra y 7 dígitos, por ejemplo U0123504',
        paypal: 'Escribe el correo de tu cuenta de PayPal, por ejemplo nombre@dominio.mx',
      },
      bank: {
        missing: 'Escribe el nombre del banco',
        too_long: 'Acorta el nombre: caben {max} caracteres',
        invalid: 'Escribe el nombre del banco en una línea',
      },
    },
  },
  links: {
    title: 'Tus enlaces',
    lead: 'Elige una página y, si quieres, una etiqueta tuya para saber de dónde llegan las visitas.',
    page: 'Página',
    label: 'Etiqueta',
    labelHint: 'Opcional. Letras sin acentos, dígitos, punto, guion o guion bajo.',
    labelInvalid: 'Usa solo letras sin acentos, dígitos, punto, guion o guion bajo, 40 como máximo',
    result: 'Tu enlace',
    refused: 'No se pudo copiar: selecciona el enlace y cópialo',
    all: 'Todas las páginas con tu código',
    byHand: 'Para agregar una etiqueta, escribe después del enlace {example}.',
  },
  end: {
    title: 'Terminar el contrato',
    text: 'Tu código va a dejar de contar. Lo que ya ganaste se te paga igual. Te vamos a mandar un correo para confirmarlo.',
    submit: 'Mandarme la confirmación',
    accepted: {
      title: 'Revisa tu correo',
      text: 'Te mandamos un enlace que vale 24 horas. El contrato termina cuando lo confirmes ahí.',
    },
  },
  proposal: {
    request: {
      title: 'Confirma los datos nuevos',
      lead: 'Alguien mandó con tu correo estos datos. Confírmalos solo si fuiste tú.',
      confirm: 'Confirmar los datos',
    },
    payout: {
      title: 'Confirma cómo quieres cobrar',
      lead: 'Así te vamos a pagar desde que lo confirmes. Si no fuiste tú, cierra la página: no cambia nada.',
      confirm: 'Confirmar la cuenta',
    },
    end: {
      title: 'Confirma el final del contrato',
      lead: 'Tu código va a dejar de contar. Lo que ya ganaste se te paga igual.',
      confirm: 'Terminar el contrato',
    },
    field: 'Dato',
    before: 'Ahora',
    after: 'Después',
    none: 'Nada todavía',
    expired: {
      title: 'La confirmación ya venció',
      text: 'No cambió nada. Abre tu página de afiliado y pídelo otra vez.',
    },
    done: { title: 'Confirmado', text: 'Te mandamos un correo con lo que cambió y un enlace a tu página.' },
  },
};
