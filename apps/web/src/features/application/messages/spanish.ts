import type { PluralForms } from '@prestafaro/countries';
import type { ApplicationMessages } from '@/features/application/messages/shape';

export const spanish: ApplicationMessages<PluralForms<'es'>> = {
  existing: {
    title: 'Ya has enviado una solicitud',
    text: 'La recibimos el {moment}: {status}. Si envías este formulario, será otra.',
    link: 'Ver cómo va mi solicitud',
  },
  notices: {
    mend: {
      one: 'Hay {count} cosa que corregir',
      many: 'Hay {count} de cosas que corregir',
      other: 'Hay {count} cosas que corregir',
    },
    limited: {
      title: 'Se han enviado varias solicitudes seguidas',
      text: 'Lo que has escrito sigue aquí. Para volver a enviarlo, espera {time}.',
    },
    away: {
      title: 'Ahora no podemos guardar tu solicitud',
      text: 'Es un problema nuestro. Lo que has escrito sigue aquí: vuelve a enviarlo dentro de un momento. Si ya había llegado, no se guardará dos veces.',
    },
    lost: {
      title: 'No ha llegado',
      text: 'Mira si tienes conexión y vuelve a intentarlo. Lo que has escrito sigue aquí.',
    },
    keyReused: {
      title: 'Este formulario ya se envió con otras respuestas',
      text: 'La primera solicitud está guardada y no ha cambiado. Si quieres mandar otra con lo que ves ahora, vuelve a pulsar el botón.',
    },
    gone: {
      title: 'Este formulario es de una versión anterior de la página',
      text: 'No se ha guardado nada. Revisa las respuestas y vuelve a enviarlas: ahora el formulario ya es el actual.',
    },
  },
  steps: {
    label: 'Pasos de la solicitud',
    position: '{current} de {total} · {step}',
    spoken: 'Paso {current} de {total}:',
    next: 'Continuar',
    back: 'Atrás',
    change: 'Cambiar',
    unanswered: 'Sin responder',
    sent: 'Enviada',
    whyTitle: 'Por qué pedimos estos datos',
    loan: {
      name: 'Importe',
      title: 'El préstamo que buscas',
      lead: 'A la vez verás lo que devolverías, como máximo.',
      why: 'Cada entidad presta unos importes y unos plazos: con los tuyos sabemos cuáles encajan. El motivo es voluntario y ninguna oferta depende de él.',
    },
    contact: {
      name: 'Contacto',
      title: '¿Cómo te avisamos de las ofertas?',
      lead: 'Este formulario nos llega solo a nosotros. Lo que has escrito sigue aquí.',
      why: 'Las entidades comprueban la edad y necesitan un contacto para responderte. No publicamos estos datos ni los vendemos.',
    },
    income: {
      name: 'Situación',
      title: '¿Qué ingresos tienes?',
      lead: 'Una cifra aproximada basta. No pedimos nóminas ni claves de tu banco.',
      why: 'Las entidades están obligadas a comprobar si puedes devolver lo que pides. Con estas respuestas descartamos las que no te lo concederían, sin consultar ningún fichero.',
    },
    consents: {
      name: 'Revisar',
      title: 'Revisa y envía',
      lead: 'Las casillas están sin marcar: marca solo lo que quieras. Las dos primeras hacen falta para enviar la solicitud.',
    },
    contactAndIncome: {
      name: 'Tus datos',
      title: 'Tus datos y tus ingresos',
      lead: 'Este formulario nos llega solo a nosotros. Lo que has escrito sigue aquí.',
      why: 'Las entidades comprueban la edad, necesitan un contacto para responderte y están obligadas a mirar si puedes devolver lo que pides. No publicamos estos datos ni los vendemos.',
    },
    loanAndIncome: {
      name: 'Préstamo',
      title: 'El préstamo y tus ingresos',
      lead: 'A la vez verás lo que devolverías, como máximo.',
      why: 'Cada entidad presta unos importes y unos plazos, y está obligada a comprobar si puedes devolver lo que pides. Una cifra aproximada de ingresos basta.',
    },
    whole: {
      name: 'Solicitud',
      title: 'Tu solicitud',
      lead: 'Todo en una página. Este formulario nos llega solo a nosotros.',
      why: 'Con el importe, el plazo y los ingresos sabemos qué entidades encajan; la edad y el contacto los necesitan ellas para responderte. No publicamos estos datos ni los vendemos.',
    },
  },
  whyAsked: {
    document:
      'La entidad tiene que saber quién pide el préstamo, y hay entidades que solo aceptan un tipo de documento. El número se guarda cifrado, no queda en este dispositivo y solo lo recibe la entidad a la que decidas enviar tu solicitud.',
    account:
      'Hay entidades que solo prestan a quien tiene cuenta a su nombre, porque ahí ingresan el dinero y de ahí cobran. El número se guarda cifrado y no queda en este dispositivo. Nadie de aquí te pedirá nunca las claves de tu banco.',
  },
  questions: {
    amount: { label: '¿Cuánto necesitas?' },
    days: { label: '¿Durante cuánto tiempo?' },
    purpose: { label: '¿Para qué es?', hint: 'Ninguna oferta depende de esta respuesta.' },
    firstName: { label: 'Nombre', hint: 'Como aparece en tu documento.' },
    lastName: { label: 'Apellidos' },
    birthDate: {
      label: 'Fecha de nacimiento',
      hint: 'Tienes que haber cumplido {age} años: el {date} o antes.',
    },
    phone: {
      label: 'Teléfono móvil',
      hint: 'Solo para esta solicitud. No te llamamos para vender, salvo que lo permitas al final.',
    },
    email: { label: 'Correo electrónico', hint: 'Para avisarte de lo que pase con esta solicitud.' },
    documentKind: { label: 'Tipo de documento' },
    document: { label: 'DNI o NIE', hint: 'Con la letra. Da igual si pones espacios o guiones.' },
    employment: { label: '¿De qué vives ahora?' },
    monthlyIncome: {
      label: 'Ingresos de un mes',
      hint: 'Lo que te queda después de impuestos, sin céntimos.',
    },
    inDefaultRegister: {
      label: '¿Estás en ASNEF o en otro fichero de morosos?',
      hint: 'No lo consultamos: lo preguntamos porque hay entidades que no prestan a quien está.',
    },
    hasBankAccount: { label: '¿Tienes una cuenta a tu nombre?' },
    accountKind: { label: 'Tipo de cuenta' },
    account: { label: 'IBAN de la cuenta', hint: 'Empieza por ES y tiene 24 caracteres.' },
    bank: { label: 'Banco' },
    branchCode: { label: 'Código de la sucursal' },
  },
  optional: '{label} (opcional)',
  example: 'Por ejemplo, {example}.',
  dateParts: { day: 'Día', month: 'Mes', year: 'Año' },
  choose: 'Elige una respuesta',
  options: {
    yes: 'Sí',
    no: 'No',
    purpose: {
      bills: 'Pagar recibos',
      car: 'El coche',
      home: 'La casa',
      health: 'Salud',
      studies: 'Estudios',
      other_debts: 'Otras deudas',
      purchase: 'Una compra',
      other: 'Otra cosa',
    },
    employment: {
      employee: 'Trabajo por cuenta ajena',
      self_employed: 'Trabajo por cuenta propia',
      pensioner: 'Cobro una pensión',
      unemployed: 'Estoy en paro',
      student: 'Estudio',
    },
    documentKind: {},
    accountKind: {},
  },
  faults: {
    common: {
      missing: 'Responde a esta pregunta',
      'too-long': 'Acorta la respuesta: caben {max} caracteres',
      invalid: 'Revisa esta respuesta: no la podemos leer',
      'too-low': 'Escribe una cifra más alta',
      'too-high': 'Escribe una cifra más baja',
      ambiguous: 'Escríbelo sin puntos ni comas: así no sabemos si son miles o decimales',
      'not-whole': 'Escribe un número entero, sin decimales',
      future: 'Esa fecha aún no ha llegado: escribe la de tu nacimiento',
      'under-age': 'Para pedir un préstamo hay que haber cumplido {age} años: haber nacido el {date} o antes',
      'too-long-ago': 'Revisa el año de nacimiento',
      'no-such-day': 'Ese día no existe en el calendario: revisa el día y el mes',
      'other-birth-date': 'La fecha de nacimiento no coincide con la del documento: revisa las dos',
      'document:format': 'Ese número tiene letras o cifras donde no tocan: cópialo tal como está en el documento',
      'document:length': 'Al número le faltan o le sobran caracteres: cópialo entero',
      'document:checksum':
        'La letra o una cifra no cuadra con el resto: compáralo con el documento, carácter a carácter',
      'document:impossible-date':
        'Las cifras de la fecha de nacimiento no forman un día que exista: compáralo con el documento',
      'document:unknown-place': 'Las primeras cifras no son de ningún lugar: compáralo con el documento',
      'document:not-accepted':
        'Ese documento no sirve para esta solicitud: escribe el número de uno de los que pedimos',
      'phone:format': 'Escribe el teléfono solo con cifras',
      'phone:length': 'Al teléfono le faltan o le sobran cifras',
      'phone:other-country': 'Escribe un teléfono de este país',
      'phone:unknown-prefix': 'Revisa las primeras cifras: ningún teléfono personal empieza así',
      'phone:fixed-line': 'Ese número es de un teléfono fijo: escribe un móvil',
      'account:format': 'Escribe la cuenta solo con letras y cifras, tal como la muestra tu banco',
      'account:length': 'A la cuenta le faltan o le sobran caracteres: cópiala entera',
      'account:checksum': 'Una cifra de la cuenta no cuadra con el resto: compárala con la de tu banco',
      'account:other-country': 'Escribe una cuenta de este país',
      'account:not-accepted': 'Escribe una cuenta de uno de los tipos que pedimos',
    },
    fields: {
      amount: {
        missing: 'Escribe cuánto necesitas, de {min} a {max}',
        invalid: 'Escribe el importe con cifras, de {min} a {max}',
        'too-low': 'Pide {min} como mínimo',
        'too-high': 'Pide {max} como máximo',
        'not-whole': 'Escribe el importe sin céntimos',
      },
      days: {
        missing: 'Escribe durante cuánto tiempo, de {min} a {max}',
        invalid: 'Escribe el plazo con cifras, de {min} a {max}',
        'too-low': 'Elige un plazo de {min} como mínimo',
        'too-high': 'Elige un plazo de {max} como máximo',
      },
      purpose: { invalid: 'Elige uno de los motivos de la lista, o ninguno' },
      firstName: { missing: 'Escribe tu nombre', invalid: 'Escribe el nombre solo con letras, como en tu documento' },
      lastName: {
        missing: 'Escribe tus apellidos',
        invalid: 'Escribe los apellidos solo con letras, como en tu documento',
      },
      birthDate: {
        missing: 'Escribe el día, el mes y el año en que naciste',
        invalid: 'Escribe la fecha con cifras y el año con cuatro: 27, 3 y 1988',
        'too-long': 'Escribe la fecha con cifras y el año con cuatro: 27, 3 y 1988',
      },
      phone: {
        missing: 'Escribe tu teléfono móvil',
        'phone:length': 'Un móvil español tiene 9 cifras: cuenta las que has escrito',
        'phone:other-country': 'Escribe un teléfono español: el prefijo es +34',
      },
      email: {
        missing: 'Escribe tu correo',
        invalid: 'Revisa el correo: una palabra, la arroba y lo que va después, como nombre@dominio.es',
      },
      documentKind: { missing: 'Elige el tipo de documento', invalid: 'Elige uno de los documentos de la lista' },
      document: {
        missing: 'Escribe el número de tu DNI o NIE',
        'document:format':
          'Un DNI son 8 cifras y una letra; un NIE empieza por X, Y o Z, y sigue con 7 cifras y una letra',
        'document:length': 'Faltan o sobran caracteres: un DNI o un NIE tiene 9, con la letra',
        'document:checksum': 'La letra no corresponde a ese número: compáralo con tu documento, cifra a cifra',
        'document:not-accepted': 'Ese número no es de un DNI ni de un NIE: escribe uno de los dos',
      },
      employment: { missing: 'Elige de qué vives ahora', invalid: 'Elige una de las respuestas de la lista' },
      monthlyIncome: {
        missing: 'Escribe tus ingresos de un mes; si no tienes, escribe 0',
        invalid: 'Escribe los ingresos con cifras y sin céntimos',
        'too-high': 'Revisa la cifra: son los ingresos de un mes, no de un año',
        'not-whole': 'Escribe los ingresos sin céntimos',
      },
      inDefaultRegister: { missing: 'Di si estás o no en un fichero de morosos', invalid: 'Elige sí o no' },
      hasBankAccount: { invalid: 'Elige sí o no' },
      accountKind: { invalid: 'Elige uno de los tipos de la lista' },
      account: {
        missing: 'Escribe el IBAN de la cuenta',
        invalid: 'Has dicho que no tienes cuenta: borra el número o cambia esa respuesta',
        'account:format': 'Un IBAN español empieza por ES y sigue con 22 cifras',
        'account:length': 'Faltan o sobran caracteres: un IBAN español tiene 24, con las letras ES',
        'account:other-country': 'Escribe una cuenta española: su IBAN empieza por ES',
      },
      bank: { missing: 'Escribe el nombre del banco' },
      branchCode: { missing: 'Escribe el código de la sucursal' },
    },
    consents: {
      terms: 'Para enviar la solicitud, marca que has leído las condiciones y la política de privacidad',
      lenders: 'Para enviar la solicitud, marca que podemos comparar tus respuestas con lo que piden las entidades',
    },
  },
  consents: {
    legend: 'Qué nos permites hacer',
    hint: 'Puedes retirar cada permiso cuando quieras.',
    required: '{text} (obligatorio)',
    texts: {
      terms: 'He leído las {terms} y la {privacy}.',
      lenders: 'Podéis comparar mis respuestas con los requisitos de las entidades de la {partners}.',
      messages: 'Quiero recibir ofertas de préstamos por correo y SMS. Cada mensaje trae un enlace para darse de baja.',
      calls: 'Podéis llamarme por teléfono para contarme ofertas de préstamos.',
    },
    links: { terms: 'condiciones generales', privacy: 'política de privacidad', partners: 'lista de socios' },
  },
  information: {
    title: 'Qué hacemos con tus datos',
    more: 'Está explicado entero en la {privacy}.',
    orientative:
      'Lo que verás después es orientativo: no es una decisión de crédito. Lo calcula un programa con tus respuestas, y puedes pedir que lo revise una persona.',
    rows: {
      controller: { name: 'Responsable', text: '{controller}' },
      purpose: {
        name: 'Para qué',
        text: 'Ver qué ofertas encajan contigo y enviar tu solicitud a la entidad que elijas.',
      },
      basis: {
        name: 'Por qué podemos',
        text: 'Porque tú pides que busquemos una oferta, y por los permisos que marques. Los mensajes y las llamadas, solo si los marcas.',
      },
      recipients: {
        name: 'Quién los recibe',
        text: 'La entidad que elijas, de la {partners}, y quien nos da el servicio informático. Nadie más.',
      },
      retention: {
        name: 'Cuánto tiempo',
        text: 'Si no hay préstamo, 12 meses como máximo. Si lo hay, mientras dure y hasta que ya no quepan reclamaciones, bloqueados. Igual la prueba de tus permisos.',
      },
      rights: {
        name: 'Tus derechos',
        text: 'Verlos, corregirlos, borrarlos, llevártelos, oponerte y retirar un permiso. También puedes reclamar ante la autoridad de protección de datos.',
      },
      automated: {
        name: 'Cómo se decide',
        text: 'Un programa compara tu edad, tus ingresos, tu situación, el importe y el plazo con lo que publica cada entidad, y te enseña por qué encaja o no. No te conceden ni te niegan nada aquí: lo decide la entidad.',
      },
    },
  },
  submit: 'Enviar la solicitud',
  sending: 'Enviando…',
  honeypot: 'Deja este campo vacío',
  saved: {
    note: 'Lo que escribes se queda 30 días en este dispositivo, para que no lo pierdas. El documento, la cuenta y las casillas, no.',
    forget: 'Borrar lo guardado',
    forgotten: 'Borrado. En este dispositivo no queda nada de lo que habías escrito.',
    restored: {
      title: 'Hemos recuperado lo que escribiste',
      text: 'Estaba guardado en este dispositivo. Las casillas hay que volver a marcarlas.',
    },
  },
};
