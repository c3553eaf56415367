import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const spanish: ClickOutMessages = {
  exit: {
    action: 'Ir a la entidad',
    limitedTitle: 'Demasiados clics seguidos',
    limitedText: 'Desde tu conexión han llegado muchos clics en poco tiempo. Vuelve a intentarlo dentro de {minutes}.',
    closedText:
      '{offer} no admite solicitudes ahora mismo. No te hemos llevado a su web porque allí no podrías pedir el préstamo.',
  },
  transition: {
    title: 'Vas a salir hacia {lender}',
    lead: 'A partir de aquí todo pasa en la web de {lender}: su formulario, sus condiciones y su decisión.',
    passTitle: 'Qué le pasamos',
    passText:
      'El número de este clic y, si los hay, los códigos de la campaña por la que llegaste y de la versión de nuestras páginas que ves en un experimento. Con el clic no va ningún dato tuyo: ni nombre, ni documento, ni respuestas.',
    asksTitle: 'Qué te pedirá',
    asksText:
      'Lo normal es tu documento, tu contacto, tus ingresos y la cuenta donde recibir el dinero. Antes de firmar tiene que darte por escrito lo que cuesta el préstamo.',
    costTitle: 'Lo que cuesta',
    action: 'Ir a {lender}',
    lenderPage: 'Ver la ficha de {lender}',
    back: 'Volver a las ofertas',
    outageTitle: 'No hemos podido abrir la salida',
    outageText:
      'No se ha enviado nada a nadie. Es un problema nuestro y suele durar poco: prueba otra vez con el botón.',
    goneTitle: 'Esa oferta ya no está en la lista',
    goneText: 'Puede que la entidad la haya retirado. Estas son las demás.',
  },
  delivery: {
    choose: 'Elegir esta oferta',
    byUs: 'Si la eliges, podrás enviarle tu solicitud desde aquí.',
    byLink: 'Se pide en su web: nosotros no le enviamos tu solicitud.',
    title: 'Enviar tu solicitud a {lender}',
    lead: 'Tú decides: puedes enviarle la solicitud que ya hiciste o ir a su web sin enviar nada.',
    sent: {
      title: 'Tu solicitud a {lender}',
      lead: 'Aquí ves en qué situación está.',
    },
    whatTitle: 'Qué recibirá',
    whatText: 'Si pulsas el botón, enviaremos a {lender} estos datos de tu solicitud, y ninguno más:',
    parts: {
      loan: 'el importe y el plazo que pediste',
      name: 'nombre y apellidos',
      birthDate: 'fecha de nacimiento',
      contact: 'correo y teléfono',
      income: 'ingresos de un mes y de qué vives',
      document: 'tipo y número de tu documento',
      account: 'la cuenta donde recibirías el dinero',
    },
    after:
      'La estudia y te responde {lender}, que desde entonces es responsable de esos datos. No te compromete a nada hasta que firmes.',
    send: 'Enviar mi solicitud a {lender}',
    without: 'Ir a {lender} sin enviarla',
    lendersTitle: 'Tu solicitud en cada entidad',
    picked: 'Has elegido una oferta. Más abajo ves qué ha pasado con el envío de tu solicitud.',
    states: {
      waiting: 'Tu solicitud está en camino a {lender}. Si no responde su servidor, lo intentamos durante tres días.',
      accepted: '{lender} ha recibido tu solicitud. Te responderá directamente.',
      refused: 'El servidor de {lender} no ha aceptado tu solicitud. Puedes pedir el préstamo en su web.',
      given_up: 'No hemos podido entregar tu solicitud a {lender}. Puedes pedir el préstamo en su web.',
      cancelled: 'No hemos enviado tu solicitud a {lender}.',
      unconfirmed:
        '{lender} no nos ha confirmado que haya recibido tu solicitud, pero puede que la tenga. También puedes pedir el préstamo en su web.',
    },
    has: '{lender} tiene tu solicitud.',
    mayHave: '{lender} puede tener tu solicitud: no nos lo ha confirmado.',
    notices: {
      withdrawn: {
        waiting: 'Le estamos avisando de que la has retirado.',
        arrived: 'Ha recibido nuestro aviso de que la has retirado.',
        failed: 'No hemos podido avisarle de que la has retirado: díselo tú.',
      },
      ended: {
        waiting: 'Le estamos avisando de que ya no la necesitas.',
        arrived: 'Ha recibido nuestro aviso de que ya no la necesitas.',
        failed: 'No hemos podido avisarle de que ya no la necesitas: díselo tú.',
      },
    },
    notSent: 'No se ha enviado',
    problems: {
      changed: 'Ha cambiado lo que recibe {lender}. Mira la lista de nuevo y decide.',
      closed:
        'Tu solicitud ya no se puede enviar a {lender}: está retirada o terminada, no encaja con la oferta o has retirado el permiso.',
      limited: 'Han llegado muchos envíos seguidos desde tu conexión. Vuelve a intentarlo más tarde.',
      away: 'Es un problema nuestro y suele durar poco: prueba otra vez con el botón.',
    },
    formNote:
      'Si esa entidad recibe solicitudes de nosotros, antes de enviarle nada te decimos qué datos son. Pueden ser: {parts}. Si no las recibe, solo te llevamos a su web y no le enviamos ninguno.',
  },
};
