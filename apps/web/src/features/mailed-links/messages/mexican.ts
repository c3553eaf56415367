import type { MailedLinksMessages } from '@/features/mailed-links/messages/shape';

export const mexican: MailedLinksMessages = {
  status: {
    title: 'Tu solicitud',
    text: 'El botón abre tu solicitud en este navegador. Presiónalo solo en un dispositivo tuyo: quien lo use después podrá verla.',
    open: 'Ver mi solicitud',
    expiredTitle: 'Este enlace ya venció',
    expiredText:
      'Por seguridad, el enlace solo sirve unos días. Podemos mandar otro al correo con el que hiciste la solicitud.',
    renew: 'Mándenme otro enlace',
  },
  mailed: {
    title: 'Te mandamos otro enlace',
    text: 'Llegará en unos minutos al correo de tu solicitud. Si no lo ves, revisa el correo no deseado.',
  },
  tooMany: {
    title: 'Ya te mandamos varios enlaces',
    text: 'Revisa tu correo, también el no deseado. Si no hay ninguno, intenta de nuevo en una hora.',
  },
  unknown: {
    title: 'Este enlace no abre nada',
    text: 'Puede que esté incompleto o que ya hayamos borrado los datos a los que llevaba. Copia el enlace completo del correo y ábrelo otra vez.',
  },
  awayTitle: 'En este momento no podemos abrir el enlace',
  away: 'En este momento no podemos hacerlo. Es un problema nuestro y suele durar poco: intenta de nuevo en un momento.',
  retry: 'Intentar de nuevo',
};
