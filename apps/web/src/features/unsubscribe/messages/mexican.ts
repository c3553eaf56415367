import type { UnsubscribeMessages } from '@/features/unsubscribe/messages/shape';

export const mexican: UnsubscribeMessages = {
  title: 'Dejar de recibir publicidad',
  lead: 'Escribe el correo o el teléfono al que no quieres que llegue publicidad nuestra. Con uno basta. Los avisos sobre tus solicitudes van a seguir llegando.',
  email: { label: 'Correo electrónico', hint: 'El que pusiste en una solicitud, o cualquier otro.' },
  phone: { label: 'Teléfono', hint: 'Un número de este país, con lada.' },
  submit: 'Darme de baja',
  accepted: {
    title: 'Listo: no mandaremos publicidad',
    text: 'Ni correos, ni SMS, ni llamadas con publicidad a lo que escribiste. Si el correo es de una solicitud, le va a llegar una confirmación. Durante un día puedes deshacerlo.',
  },
  toUndo: 'Deshacer la baja',
  errors: {
    missing: 'Escribe un correo o un teléfono',
    email: 'Escribe un correo completo, como nombre@ejemplo.mx',
    phone: 'Escribe un teléfono completo de este país, de 10 dígitos',
  },
  link: {
    text: 'Con este botón, el correo que recibió el mensaje deja de recibir publicidad. Los avisos sobre tus solicitudes van a seguir llegando.',
    expired: { title: 'Este enlace ya venció', text: 'Puedes darte de baja escribiendo tu correo en nuestra página.' },
    toForm: 'Ir a la página de baja',
  },
  undo: {
    title: 'Ya no mandaremos publicidad',
    text: 'Durante un día puedes deshacerlo. Solo vas a volver a recibir ofertas si las habías aceptado en una solicitud.',
    submit: 'Deshacer la baja',
    expired: {
      title: 'El plazo para deshacerlo terminó',
      text: 'Se podía deshacer durante un día. Si quieres volver a recibir ofertas, escríbenos.',
    },
  },
  results: {
    undone: {
      title: 'Baja deshecha',
      text: 'Solo vas a recibir ofertas si las habías aceptado en una solicitud. Si había otra petición de baja para el mismo correo o teléfono, esa sigue en pie.',
    },
    used: { title: 'La baja ya estaba deshecha', text: 'Este enlace se usó antes. No cambió nada.' },
  },
};
