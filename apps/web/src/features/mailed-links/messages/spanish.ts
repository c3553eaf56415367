import type { MailedLinksMessages } from '@/features/mailed-links/messages/shape';

export const spanish: MailedLinksMessages = {
  status: {
    title: 'Tu solicitud',
    text: 'El botón abre tu solicitud en este navegador. Púlsalo solo en un dispositivo tuyo: quien lo use después podrá verla.',
    open: 'Ver mi solicitud',
    expiredTitle: 'Este enlace ha caducado',
    expiredText:
      'Por seguridad, el enlace solo vale unos días. Podemos enviar otro a la dirección de correo con la que hiciste la solicitud.',
    renew: 'Enviarme otro enlace',
  },
  mailed: {
    title: 'Te hemos enviado otro enlace',
    text: 'Llegará en unos minutos a la dirección de tu solicitud. Si no lo ves, mira en el correo no deseado.',
  },
  tooMany: {
    title: 'Ya te hemos enviado varios enlaces',
    text: 'Mira tu correo, también el no deseado. Si no hay ninguno, vuelve a probar dentro de una hora.',
  },
  unknown: {
    title: 'Este enlace no abre nada',
    text: 'Puede que esté incompleto o que ya hayamos borrado los datos a los que llevaba. Copia el enlace entero del correo y ábrelo otra vez.',
  },
  awayTitle: 'Ahora mismo no podemos abrir el enlace',
  away: 'Ahora mismo no podemos hacerlo. Es un problema nuestro y suele durar poco: vuelve a intentarlo dentro de un momento.',
  retry: 'Volver a intentarlo',
};
