import type { PluralForms } from '@prestafaro/countries';
import type { ShellMessages } from '@/messages/shell/shape';

/** Spain. These are the texts of specification §2, to the letter. */
export const spanish: ShellMessages<PluralForms<'es'>> = {
  navigation: {
    skipToContent: 'Ir al contenido',
    main: 'Principal',
    footer: 'Pie de página',
    legal: 'Información legal',
    menu: 'Menú',
    home: 'Inicio',
    apply: 'Pedir un préstamo',
    howWeEarn: 'Cómo ganamos dinero',
    warningLabel: 'Aviso sobre el crédito',
  },
  breadcrumbs: { label: 'Migas de pan', root: 'Préstamos Online' },
  languageSwitch: { label: 'Idioma' },
  seen: {
    title: 'Lo último que has visto',
    note: 'Solo está en este navegador. No nos llega.',
    clear: 'Borrar esta lista',
    kinds: { lender: 'Entidad', article: 'Guía' },
  },
  pagination: {
    label: 'Páginas',
    position: 'Página {current} de {total}',
    page: 'Página {page}',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  units: {
    days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
    minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
    months: { one: '{count} mes', many: '{count} de meses', other: '{count} meses' },
  },
  author: {
    bio: 'Biografía',
    education: 'Formación',
    specialty: 'Especialidad',
    experience: 'Experiencia',
    publications: 'Publicaciones',
    certificates: 'Certificados',
    strengths: 'Puntos fuertes',
    articles: 'Artículos de {name}',
    allArticles: 'Todos sus artículos',
  },
  page: {
    reviewedOn: 'Revisado el {date}',
    reviewedOnBy: 'Revisado el {date} por {name}',
    contents: 'En esta página',
    sources: 'Fuentes',
    reviewedBy: 'Revisado por {name}',
  },
  steps: { you: 'Tú', lender: 'La entidad' },
  notice: { info: 'Información', warning: 'Atención', danger: 'Importante', success: 'Hecho' },
  simulator: {
    formLabel: 'Calcula lo que devolverías',
    amountField: 'Importe',
    daysField: 'Plazo',
    amountInput: 'Importe en {currency}',
    daysInput: 'Plazo en días',
    periodUntil: '{days}, hasta el {date}',
    inDays: 'en {days}',
  },
  numbers: {
    missing: 'Escribe una cifra, de {min} a {max}',
    invalid: 'Escríbelo solo con cifras, de {min} a {max}',
    ambiguous: 'Escríbelo sin puntos ni comas: así no sabemos si son miles o decimales',
    'not-whole': 'Escríbelo sin decimales',
    'too-low': 'Como mínimo, {min}',
    'too-high': 'Como máximo, {max}',
  },
  loanSummary: {
    chosen: 'Lo que estás pidiendo',
    amount: 'Importe',
    period: 'Plazo',
    lent: 'Te prestan',
    cost: 'Cuesta',
    total: 'Devuelves, como máximo',
    dueDate: 'Devuelves el',
    rate: 'TAE máxima',
    change: 'Cambiar importe o plazo',
    adjusted: 'Ese importe o ese plazo no es posible: lo que ves es para {amount} a {days}.',
  },
  example: {
    title: 'Ejemplo representativo',
    aprName: 'TAE',
    nominalRateName: 'TIN',
    sentence:
      'Préstamo de {amount} a {days}: TIN {nominalRate} fijo, TAE {apr}, {fees}. Un pago de {total}. Coste total: {cost}. Total a devolver: {total}.',
    promotional:
      'Oferta promocional, primer préstamo de {amount} a {days}: TIN {nominalRate} fijo, TAE {apr}, {fees}. Un pago de {total}. Coste total: {cost}. Total a devolver: {total}.',
  },
  testimonials: {
    origin: {
      sample: 'Opinión de muestra',
      imported: 'Opinión importada, no verificada',
      verified: 'Opinión verificada',
    },
    reply: { company: 'Respuesta de la empresa', author: 'Respuesta del autor', expert: 'Respuesta del experto' },
    stars: { one: '{count} estrella de 5', many: '{count} de estrellas de 5', other: '{count} estrellas de 5' },
  },
  figures: { sample: 'Cifras de ejemplo', askLender: 'Consultar con la entidad', advertising: 'Publicidad' },
  provider: {
    label: 'Quién presta este servicio',
    companyName: 'Denominación',
    taxId: 'NIF',
    address: 'Domicilio',
    registry: 'Registro',
    intermediaryNumber: 'Intermediario de crédito inscrito con el n.º',
    email: 'Correo',
    complaints: 'Reclamaciones',
    missing: 'Por completar:',
  },
  errors: {
    notFoundTitle: 'No hemos podido encontrar la página solicitada',
    notFoundText: 'Puede que la dirección tenga una errata o que la página ya no exista. Desde aquí se ve el resto.',
    notFoundAction: 'Pedir un préstamo',
    refusals: {
      'too-long': {
        title: 'Lo que has escrito es demasiado largo',
        text: 'No se ha guardado nada. Vuelve atrás con el botón del navegador, acorta el texto y envíalo otra vez.',
      },
      form: {
        title: 'El formulario no ha llegado bien',
        text: 'No ha llegado entero o no venía de esta página, y no se ha guardado nada. Vuelve atrás con el botón del navegador y envíalo otra vez.',
      },
      address: {
        title: 'Esta dirección no se puede leer',
        text: 'Puede que se haya copiado mal o que le falte un trozo. Desde el inicio se llega a todo.',
      },
      file: {
        title: 'Aquí no hay ninguna página',
        text: 'Esta es la dirección de un archivo que no existe: puede ser de una versión anterior de la web o estar mal copiada. Desde el inicio se llega a todo.',
      },
    },
    backHome: 'Volver al inicio',
    unavailableTitle: 'Ahora mismo no podemos mostrar esta página',
    unavailableText: 'Es un problema nuestro y suele durar poco. Vuelve a intentarlo dentro de un momento.',
    busyTitle: 'Has abierto muchas páginas muy seguidas',
    busyText:
      'Desde tu conexión han llegado más peticiones de las que podemos atender a la vez. Espera unos segundos y vuelve a intentarlo.',
    failureTitle: 'Algo ha fallado por nuestra parte',
    failureText: 'No es culpa tuya y no has perdido nada. Vuelve a intentarlo o vuelve al inicio.',
    retry: 'Volver a intentarlo',
    loading: 'Cargando…',
    loadingNote: 'Estamos volviendo a abrir la página.',
    specialTitle: 'No hemos podido abrir la página',
    specialText: 'Lo hemos intentado dos veces. Vuelve a intentarlo dentro de unos minutos.',
  },
  challenge: {
    working: {
      title: 'Estamos comprobando que no eres un programa',
      text: 'Ahora recibimos muchos envíos automáticos. Tu navegador hace una cuenta y después el envío se hace solo. No cierres la página.',
    },
    failed: {
      title: 'La comprobación no ha terminado',
      text: 'No se ha enviado nada y lo que has escrito sigue aquí. Vuelve a pulsar el botón.',
    },
    wait: {
      title: 'Espera un momento y vuelve a enviar',
      text: 'Ahora recibimos muchos envíos automáticos. Dentro de {time} pulsa otra vez el botón: lo que has escrito sigue aquí.',
    },
    seconds: { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
    again: 'Volver a enviar',
  },
  visitorForm: {
    sending: 'Enviando…',
    honeypot: 'Deja este campo vacío',
    refusedTitle: 'Hay algo que corregir',
    gone: {
      title: 'No hemos podido guardarlo',
      text: 'Puede que la página o el comentario ya no estén publicados. Vuelve a abrir la página y prueba otra vez.',
    },
    limited: {
      title: 'Has enviado varios seguidos',
      text: 'Lo que has escrito sigue aquí. Para volver a enviarlo, espera {time}.',
    },
    away: {
      title: 'Ahora no podemos guardarlo',
      text: 'Es un problema nuestro. Lo que has escrito sigue aquí: vuelve a enviarlo dentro de un momento.',
    },
    noConnection: {
      title: 'No ha llegado',
      text: 'Mira si tienes conexión y vuelve a enviarlo. Lo que has escrito sigue aquí.',
    },
  },
};
