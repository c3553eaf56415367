import type { ConsentMessages } from './shape';

export const spanish: ConsentMessages = {
  title: '¿Podemos medir cómo se usa la web?',
  text: 'Con tu permiso usamos cookies propias para contar visitas, recordar lo que miras y mejorar. Si dices que no, todo funciona igual.',
  change: 'Puedes cambiarlo cuando quieras en «Configurar cookies», al pie.',
  accept: 'Aceptar',
  reject: 'Rechazar',
  more: 'Leer más',
  legend: 'Elige qué permites',
  categories: {
    measurement: {
      label: 'Medición',
      hint: 'Contar visitas y saber de qué campaña vienen, con un número al azar. Nunca tu nombre ni lo que escribes.',
    },
    experiments: {
      label: 'Pruebas de versiones',
      hint: 'Comparar dos versiones de una página y recordar cuál te ha tocado.',
    },
    push: {
      label: 'Avisos en el navegador',
      hint: 'Poder preguntarte si quieres avisos sobre tu solicitud. Antes del primero, el navegador te pide permiso.',
    },
    functional: {
      label: 'Recordar lo que miras',
      hint: 'Guardar en este navegador las ofertas que comparas y las últimas entidades y guías que has visto, para enseñártelas. No nos llega.',
    },
  },
  necessary: 'Lo necesario para lo que pides (tu solicitud, tu idioma, esta elección) se guarda sin preguntar.',
  save: 'Guardar mi elección',
  open: 'Configurar cookies',
  failed: {
    title: 'No hemos podido guardar tu elección',
    text: 'Es un problema nuestro. No hemos activado nada: inténtalo de nuevo dentro de un momento.',
  },
  table: {
    caption: 'Lo que este sitio puede guardar en tu navegador',
    name: 'Nombre',
    purpose: 'Para qué sirve',
    lifetime: 'Cuánto dura',
    category: 'Cuándo se guarda',
    owner: 'De quién es',
    untilClosed: 'Hasta que cierras la pestaña',
    kinds: { cookie: 'cookie', local: 'almacenamiento local', session: 'almacenamiento de sesión' },
    categories: {
      necessary: 'Es necesario: no hace falta permiso',
      measurement: 'Solo si permites la medición',
      experiments: 'Solo si permites las pruebas de versiones',
      functional: 'Solo si permites recordar lo que miras',
    },
    purposes: {
      visit: 'Saber qué páginas se ven en una misma visita',
      browser: 'Contar una vez a quien vuelve, con un número al azar',
      firstSource: 'Recordar de qué página o campaña llegaste la primera vez',
      currentSource: 'Recordar de qué página o campaña llegaste la última vez',
      visitCount: 'Contar las visitas y las páginas de cada visita',
      unsentEvents: 'Guardar lo que se ha contado sin conexión, hasta que se envía',
      experimentArm: 'Recordar qué versión de una página te ha tocado',
      comparison: 'Recordar las ofertas que estás comparando',
      seenPages: 'Enseñarte las últimas entidades y guías que has visto',
      consentChoice: 'Recordar lo que eliges sobre las cookies',
      language: 'Recordar el idioma que eliges en un país con más de uno',
      application: 'Abrir tu solicitud y tus ofertas después de enviarla',
      formAnswers:
        'Guardar lo que escribes en la solicitud, para que no lo pierdas. Esta copia no sale de tu dispositivo',
      pushRefusal: 'Recordar que no quieres avisos en este navegador',
      formVersion: 'Recordar qué versión del formulario corto estabas usando',
      reloadGuard: 'Volver a abrir la página una sola vez si una parte no ha cargado',
    },
  },
};
