import type { UnsubscribeMessages } from '@/features/unsubscribe/messages/shape';

export const spanish: UnsubscribeMessages = {
  title: 'Dejar de recibir publicidad',
  lead: 'Escribe el correo o el teléfono al que no quieres que llegue publicidad nuestra. Basta con uno. Los avisos sobre tus solicitudes seguirán llegando.',
  email: { label: 'Correo electrónico', hint: 'El que pusiste en una solicitud, o cualquier otro.' },
  phone: { label: 'Teléfono', hint: 'Un número de este país, con prefijo o sin él.' },
  submit: 'Darme de baja',
  accepted: {
    title: 'Hecho: no enviaremos publicidad',
    text: 'Ni correos, ni SMS, ni llamadas con publicidad a lo que has escrito. Si el correo es de una solicitud, llegará a él una confirmación. Durante un día puedes deshacerlo.',
  },
  toUndo: 'Deshacer la baja',
  errors: {
    missing: 'Escribe un correo o un teléfono',
    email: 'Escribe un correo completo, como nombre@ejemplo.es',
    phone: 'Escribe un teléfono completo de este país, solo con cifras',
  },
  link: {
    text: 'Con este botón, la dirección que recibió el mensaje deja de recibir publicidad. Los avisos sobre tus solicitudes seguirán llegando.',
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Puedes darte de baja escribiendo tu correo en nuestra página.',
    },
    toForm: 'Ir a la página de baja',
  },
  undo: {
    title: 'Ya no enviaremos publicidad',
    text: 'Durante un día puedes deshacerlo. Solo volverás a recibir ofertas si las habías aceptado en una solicitud.',
    submit: 'Deshacer la baja',
    expired: {
      title: 'El plazo para deshacerlo ha terminado',
      text: 'Se podía deshacer durante un día. Si quieres volver a recibir ofertas, escríbenos.',
    },
  },
  results: {
    undone: {
      title: 'Baja deshecha',
      text: 'Solo recibirás ofertas si las habías aceptado en una solicitud. Si había otra petición de baja para el mismo correo o teléfono, esa sigue en pie.',
    },
    used: { title: 'La baja ya estaba deshecha', text: 'Este enlace se usó antes. No ha cambiado nada.' },
  },
};
