import type { PushMessages } from '@/features/push/messages/shape';

export const spanish: PushMessages = {
  ask: '¿Quieres que te avisemos en este navegador cuando la entidad decida y cuando envíe el dinero? El aviso no dice nada de tu préstamo: solo que hay novedades.',
  allow: 'Permitir',
  reject: 'Rechazar',
  on: 'Te avisaremos en este navegador cuando haya novedades sobre tu solicitud.',
  end: 'Desactivar los avisos',
  blocked:
    'Tu navegador no permite avisos de este sitio. Puedes cambiarlo en sus ajustes. Mientras tanto te escribimos por correo.',
  failed: 'No hemos podido cambiar los avisos. Vuelve a intentarlo dentro de un momento.',
  rejected: 'De acuerdo: no te avisaremos en este navegador. Te escribimos por correo.',
};
