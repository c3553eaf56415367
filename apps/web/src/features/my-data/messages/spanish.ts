import type { MyDataMessages } from '@/features/my-data/messages/shape';

export const spanish: MyDataMessages = {
  request: {
    title: 'Tus datos',
    lead: 'Aquí puedes ver, descargar o borrar lo que tenemos de ti. Escribe la dirección que usaste y te enviamos un enlace: así solo tú ves los datos.',
    email: 'Correo electrónico',
    emailHint: 'El que pusiste en una solicitud o en un comentario.',
    submit: 'Enviarme el enlace',
    accepted: {
      title: 'Mira tu correo',
      text: 'Si la dirección existe, en unos minutos llegará un mensaje. Si tenemos datos, trae un enlace que sirve durante una hora; si no los tenemos, lo dice. Mira también en el correo no deseado.',
    },
    errors: {
      missing: 'Escribe tu correo',
      invalid: 'Revisa el correo: una palabra, la arroba y lo que va después, como nombre@dominio.es',
      tooLong: 'Acorta el correo: caben {max} caracteres',
    },
    more: 'Qué datos guardamos, para qué y cuánto tiempo está explicado en la {privacy}.',
  },
  held: {
    title: 'Lo que tenemos de ti',
    lead: 'Es todo lo que guardamos con esta dirección, en todos nuestros sitios. El enlace sirve durante una hora: cierra la página cuando acabes.',
    expiredTitle: 'Este enlace ha caducado',
    expiredText: 'Por seguridad sirve durante una hora. Puedes pedir otro con la misma dirección.',
    askAgain: 'Pedir otro enlace',
    download: 'Descargar los datos (JSON)',
    downloadHint: 'Un archivo que otros programas pueden leer, por si quieres llevarte los datos a otro sitio.',
    nothing: 'Ya no tenemos ningún dato con esta dirección.',
    groups: {
      application: 'Solicitud del {day}',
      blocked: 'Solicitudes bloqueadas',
      consents: 'Pruebas de permisos',
      comments: 'Comentarios',
      affiliates: 'Programa de afiliados',
      mails: 'Mensajes',
    },
    parts: {
      answers: 'Lo que respondiste',
      history: 'Qué ha pasado',
      notes: 'Lo que anotó nuestro equipo',
      consents: 'Permisos',
      clicks: 'Entidades que visitaste',
    },
    labels: {
      country: 'País',
      sent: 'Enviada',
      status: 'Estado',
      source: 'De dónde venías',
      matching: 'Comparación',
      given: 'Dado',
      notGiven: 'No dado',
      revoked: 'Retirado el {moment}',
      network: 'Red (recortada)',
      page: 'Página',
      signedAs: 'Firmado como',
      stars: 'Estrellas',
      mark: 'Marca',
      verified: {
        decision: 'Verificada: esta entidad decidió sobre tu solicitud',
        applicant: 'Verificada: pediste un préstamo a esta entidad a través de nosotros y abriste el enlace del correo',
      },
      suppressed: 'Esta dirección está en la lista de las que no reciben correos nuestros.',
    },
    matched: 'Un programa comparó tus respuestas con {offers} ofertas de {lenders} entidades; encajan {fitting}.',
    blockedText:
      'Las guardamos solo por si hay una reclamación y nadie las usa para otra cosa. Si quieres verlas, escríbenos.',
    decisions: { pending: 'Por revisar', approved: 'Publicado', rejected: 'No publicado' },
    mailsText: 'Qué mensajes te enviamos y cuándo. Del texto no guardamos copia.',
    mailsAbout: {
      application: 'Sobre una solicitud',
      comment: 'Sobre un comentario',
      data: 'Sobre tus datos',
      affiliate: 'Sobre el programa de afiliados',
      offers: 'Publicidad sobre ofertas',
      other: 'Otro mensaje',
    },
  },
  erase: {
    open: 'Borrar mis datos',
    text: 'Borramos las solicitudes con su historial, tu nombre y tu correo de los comentarios, los mensajes y los enlaces. Los clics quedan sin nada que diga que eran tuyos. También borramos lo que este navegador nos haya contado de tus visitas.',
    keptTitle: 'Lo que tenemos que conservar',
    kept: {
      blockedApplications:
        'Las solicitudes que acabaron en contrato o tienen una reclamación abierta. La ley nos obliga a guardarlas bloqueadas hasta que no quepan reclamaciones.',
      consentProofs:
        'La prueba de los permisos que diste o no diste, con una huella de tu correo en lugar del correo. La ley nos obliga a poder demostrarlos; quedan bloqueados.',
      commentTexts: 'Los textos de tus comentarios, si eliges dejarlos, sin tu nombre ni tu correo.',
      affiliateContracts:
        'Tu contrato de afiliado con lo que te hemos pagado o te debemos. La ley nos obliga a guardar las cuentas. Puedes terminarlo en tu página de afiliado.',
      suppression: 'Una huella de tu correo en la lista de los que no reciben mensajes, para no volver a escribirte.',
    },
    notices:
      'Los avisos a las entidades de que quieres que borren tu solicitud, sin tu nombre ni tu correo, durante {days} días.',
    commentsLegend: 'Los textos de tus comentarios',
    comments: {
      'keep-texts': 'Dejarlos, firmados como «Anónimo»',
      'erase-texts': 'Borrarlos también. Elige esto si el texto dice quién eres.',
    },
    irreversible:
      'No se puede deshacer. A cada entidad que recibió tu solicitud a través de nosotros, o que puede haberla recibido, le decimos que quieres que la borre. Si le diste datos a una entidad en su propia web, pídele a ella que los borre.',
    confirm: 'Sí, borrar mis datos',
  },
  receipt: {
    title: 'Hemos borrado tus datos',
    titleWithKept: 'Hemos borrado tus datos, salvo lo que tenemos que conservar',
    notMailed: 'No te lo enviamos por correo, porque ya no tenemos tu dirección.',
    lead: 'Este justificante no contiene nada sobre ti. Apunta el número o imprime la página.',
    number: 'Número',
    day: 'Día',
    erasedTitle: 'Lo que hemos borrado',
    erased: {
      applications: 'Solicitudes',
      comments: 'Comentarios',
      clicks: 'Clics separados de ti',
      deliveries: 'Envíos a entidades',
      mails: 'Mensajes',
      links: 'Enlaces de mensajes',
      affiliates: 'Peticiones de afiliado',
      events: 'Visitas contadas en este navegador',
    },
    keptTitle: 'Lo que conservamos y por qué',
    nothingKept: 'No conservamos nada.',
    print: 'Para imprimirlo o guardarlo como PDF usa el menú de tu navegador.',
    unknownTitle: 'No encontramos ese justificante',
    unknownText:
      'Copia la dirección entera del correo. Los justificantes se guardan mientras pueda haber reclamaciones.',
  },
};
