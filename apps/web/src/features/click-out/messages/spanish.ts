import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const spanish: ClickOutMessages = {
  exit: {
    action: 'Ir a la entidad',
    limitedTitle: 'Demasiados clics seguidos',
    limitedText: 'Desde tu conexión han llegado muchos clics en poco tiempo. Vuelve a intentarlo dentro de {minutes}.',
  },
  transition: {
    title: 'Vas a salir hacia {lender}',
    lead: 'A partir de aquí todo pasa en la web de {lender}: su formulario, sus condiciones y su decisión.',
    passTitle: 'Qué le pasamos',
    passText:
      'El número de este clic y, si los hay, los códigos de la campaña por la que llegaste. Ningún dato tuyo: ni nombre, ni documento, ni respuestas.',
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
};
