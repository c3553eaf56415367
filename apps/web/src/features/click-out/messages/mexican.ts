import type { ClickOutMessages } from '@/features/click-out/messages/shape';
import { spanish } from '@/features/click-out/messages/spanish';

export const mexican: ClickOutMessages = {
  exit: {
    action: 'Ir a la financiera',
    limitedTitle: 'Demasiados clics seguidos',
    limitedText: 'Desde tu conexión llegaron muchos clics en poco tiempo. Intenta de nuevo en {minutes}.',
  },
  transition: {
    ...spanish.transition,
    lead: 'Desde aquí todo pasa en el sitio de {lender}: su formulario, sus condiciones y su decisión.',
    passText:
      'El número de este clic y, si los hay, los códigos de la campaña por la que llegaste. Ningún dato tuyo: ni nombre, ni CURP, ni respuestas.',
    asksText:
      'Lo normal es tu INE y tu CURP, tu contacto, tus ingresos y la CLABE de la cuenta donde recibir el dinero. Antes de firmar debe mostrarte el contrato y la carátula con lo que cuesta el préstamo.',
    costTitle: 'Lo que cuesta, sin IVA',
    outageTitle: 'No pudimos abrir la salida',
    outageText: 'No se mandó nada a nadie. Es un problema nuestro y suele durar poco: prueba otra vez con el botón.',
    goneText: 'Puede que la financiera la haya retirado. Estas son las demás.',
  },
};
