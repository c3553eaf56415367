import type { ClickOutMessages } from '@/features/click-out/messages/shape';
import { spanish } from '@/features/click-out/messages/spanish';

export const mexican: ClickOutMessages = {
  exit: {
    action: 'Ir a la financiera',
    limitedTitle: 'Demasiados clics seguidos',
    limitedText: 'Desde tu conexión llegaron muchos clics en poco tiempo. Intenta de nuevo en {minutes}.',
    closedText:
      '{offer} no está recibiendo solicitudes en este momento. No te llevamos a su sitio porque ahí no podrías pedir el préstamo.',
  },
  transition: {
    ...spanish.transition,
    lead: 'Desde aquí todo pasa en el sitio de {lender}: su formulario, sus condiciones y su decisión.',
    passText:
      'El número de este clic y, si los hay, los códigos de la campaña por la que llegaste y de la versión de nuestras páginas que ves en un experimento. Con el clic no va ningún dato tuyo: ni nombre, ni CURP, ni respuestas.',
    asksText:
      'Lo normal es tu INE y tu CURP, tu contacto, tus ingresos y la CLABE de la cuenta donde recibir el dinero. Antes de firmar debe mostrarte el contrato y la carátula con lo que cuesta el préstamo.',
    costTitle: 'Lo que cuesta, sin IVA',
    outageTitle: 'No pudimos abrir la salida',
    outageText: 'No se mandó nada a nadie. Es un problema nuestro y suele durar poco: prueba otra vez con el botón.',
    goneText: 'Puede que la financiera la haya retirado. Estas son las demás.',
  },
  delivery: {
    choose: 'Elegir esta oferta',
    byUs: 'Si la eliges, podrás enviarle tu solicitud desde aquí.',
    byLink: 'Se pide en su sitio: nosotros no le enviamos tu solicitud.',
    title: 'Enviar tu solicitud a {lender}',
    lead: 'Tú decides: puedes enviarle la solicitud que ya hiciste o ir a su sitio sin enviar nada.',
    sent: {
      title: 'Tu solicitud a {lender}',
      lead: 'Aquí ves en qué situación está.',
    },
    whatTitle: 'Qué va a recibir',
    whatText: 'Si presionas el botón, le enviaremos a {lender} estos datos de tu solicitud, y ninguno más:',
    parts: {
      loan: 'el monto y el plazo que pediste',
      name: 'nombre y apellidos',
      birthDate: 'fecha de nacimiento',
      contact: 'correo y celular',
      income: 'ingresos de un mes y a qué te dedicas',
      document: 'tipo y número de tu identificación',
      account: 'la cuenta donde recibirías el dinero',
    },
    after:
      'La revisa y te responde {lender}, que desde ese momento es responsable de esos datos. No te compromete a nada hasta que firmes.',
    send: 'Enviar mi solicitud a {lender}',
    without: 'Ir a {lender} sin enviarla',
    lendersTitle: 'Tu solicitud en cada financiera',
    picked: 'Elegiste una oferta. Más abajo ves qué pasó con el envío de tu solicitud.',
    states: {
      waiting: 'Tu solicitud va en camino a {lender}. Si su servidor no responde, lo intentamos durante tres días.',
      accepted: '{lender} recibió tu solicitud. Te responderá directamente.',
      refused: 'El servidor de {lender} no aceptó tu solicitud. Puedes pedir el préstamo en su sitio.',
      given_up: 'No pudimos entregar tu solicitud a {lender}. Puedes pedir el préstamo en su sitio.',
      cancelled: 'No enviamos tu solicitud a {lender}.',
      unconfirmed:
        '{lender} no nos ha confirmado que haya recibido tu solicitud, pero puede que la tenga. También puedes pedir el préstamo en su sitio.',
    },
    has: '{lender} tiene tu solicitud.',
    mayHave: '{lender} puede tener tu solicitud: no nos lo ha confirmado.',
    notices: {
      withdrawn: {
        waiting: 'Le estamos avisando que la retiraste.',
        arrived: 'Recibió nuestro aviso de que la retiraste.',
        failed: 'No pudimos avisarle que la retiraste: avísale tú.',
      },
      ended: {
        waiting: 'Le estamos avisando que ya no la necesitas.',
        arrived: 'Recibió nuestro aviso de que ya no la necesitas.',
        failed: 'No pudimos avisarle que ya no la necesitas: avísale tú.',
      },
    },
    notSent: 'No se envió',
    problems: {
      changed: 'Cambió lo que recibe {lender}. Revisa la lista de nuevo y decide.',
      closed:
        'Tu solicitud ya no se puede enviar a {lender}: está retirada o terminada, no cumple los requisitos de la oferta o retiraste el permiso.',
      limited: 'Llegaron muchos envíos seguidos desde tu conexión. Intenta de nuevo más tarde.',
      away: 'Es un problema nuestro y suele durar poco: prueba otra vez con el botón.',
    },
    formNote:
      'Si esa financiera recibe solicitudes de nosotros, antes de enviarle algo te decimos qué datos son. Pueden ser: {parts}. Si no las recibe, solo te llevamos a su sitio y no le enviamos ninguno.',
  },
};
