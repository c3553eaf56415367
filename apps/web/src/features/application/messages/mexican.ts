import type { PluralForms } from '@prestafaro/countries';
import type { ApplicationMessages } from '@/features/application/messages/shape';
import { spanish } from '@/features/application/messages/spanish';

/**
 * Mexico: Spain's words where they are the same. Income and CLABE are financial data, for which the LFPDPPP of 2025 wants
 * an express consent: it stands in the box of the lenders.
 */
export const mexican: ApplicationMessages<PluralForms<'es'>> = {
  ...spanish,
  existing: {
    title: 'Ya mandaste una solicitud',
    text: 'La recibimos el {moment}: {status}. Si mandas este formulario, será otra.',
    link: 'Ver cómo va mi solicitud',
  },
  notices: {
    ...spanish.notices,
    limited: {
      title: 'Se mandaron varias solicitudes seguidas',
      text: 'Lo que escribiste sigue aquí. Para mandarlo de nuevo, espera {time}.',
    },
    away: {
      title: 'Por ahora no podemos guardar tu solicitud',
      text: 'Es un problema nuestro. Lo que escribiste sigue aquí: mándalo de nuevo en un momento. Si ya había llegado, no se guardará dos veces.',
    },
    lost: {
      title: 'No llegó',
      text: 'Revisa tu conexión e intenta de nuevo. Lo que escribiste sigue aquí.',
    },
    keyReused: {
      title: 'Este formulario ya se mandó con otras respuestas',
      text: 'La primera solicitud está guardada y no cambió. Si quieres mandar otra con lo que ves ahora, vuelve a presionar el botón.',
    },
    gone: {
      title: 'Este formulario es de una versión anterior de la página',
      text: 'No se guardó nada. Revisa las respuestas y mándalas de nuevo: ahora el formulario ya es el actual.',
    },
  },
  steps: {
    ...spanish.steps,
    loan: {
      name: 'Monto',
      title: '¿Cuánto necesitas y para cuándo?',
      lead: 'Al mismo tiempo verás lo que pagarías, como máximo y sin IVA.',
      why: 'Cada financiera presta ciertos montos y plazos: con los tuyos sabemos cuáles encajan. El motivo es opcional y ninguna oferta depende de él.',
    },
    contact: {
      name: 'Contacto',
      title: '¿Cómo te avisamos de las ofertas?',
      lead: 'Este formulario nos llega solo a nosotros. Lo que escribiste sigue aquí.',
      why: 'Las financieras revisan la edad y necesitan un contacto para responderte. No publicamos estos datos ni los vendemos.',
    },
    income: {
      name: 'Situación',
      title: '¿Qué ingresos tienes?',
      lead: 'Una cifra aproximada basta. No pedimos recibos de nómina ni claves de tu banco.',
      why: 'Antes de prestarte, la financiera debe revisar si puedes pagar. Con estas respuestas descartamos las que no te lo darían, sin consultar el Buró de Crédito.',
    },
    consents: {
      name: 'Revisar',
      title: 'Revisa y envía',
      lead: 'Las casillas están sin marcar: marca solo lo que quieras. Las dos primeras hacen falta para mandar la solicitud.',
    },
    contactAndIncome: {
      name: 'Tus datos',
      title: 'Tus datos y tus ingresos',
      lead: 'Este formulario nos llega solo a nosotros. Lo que escribiste sigue aquí.',
      why: 'Las financieras revisan la edad, necesitan un contacto para responderte y deben ver si puedes pagar lo que pides. No publicamos estos datos ni los vendemos.',
    },
    loanAndIncome: {
      name: 'Préstamo',
      title: 'El préstamo y tus ingresos',
      lead: 'Al mismo tiempo verás lo que pagarías, como máximo y sin IVA.',
      why: 'Cada financiera presta ciertos montos y plazos, y debe revisar si puedes pagar lo que pides. Una cifra aproximada de ingresos basta.',
    },
    whole: {
      name: 'Solicitud',
      title: 'Tu solicitud',
      lead: 'Todo en una página. Este formulario nos llega solo a nosotros.',
      why: 'Con el monto, el plazo y los ingresos sabemos qué financieras encajan; la edad y el contacto los necesitan ellas para responderte. No publicamos estos datos ni los vendemos.',
    },
  },
  whyAsked: {
    document:
      'La financiera tiene que saber quién pide el préstamo. La clave se guarda cifrada, no queda en este dispositivo y solo la recibe la financiera a la que decidas mandar tu solicitud.',
    account:
      'Hay financieras que solo prestan a quien tiene una cuenta a su nombre, porque ahí depositan y de ahí cobran. La CLABE se guarda cifrada y no queda en este dispositivo. Nadie de aquí te va a pedir el NIP, el CVV ni las claves de tu banco.',
  },
  questions: {
    ...spanish.questions,
    days: { label: '¿A qué plazo?' },
    firstName: { label: 'Nombre', hint: 'Como aparece en tu INE.' },
    phone: {
      label: 'Celular',
      hint: 'Solo para esta solicitud. No te llamamos para vender, a menos que lo permitas al final.',
    },
    documentKind: { label: 'Tipo de clave' },
    document: {
      label: 'CURP',
      hint: 'Son 18 letras y números. Si no la tienes a la mano, sirve tu RFC con homoclave.',
    },
    employment: { label: '¿De dónde vienen tus ingresos?' },
    monthlyIncome: {
      label: 'Ingresos de un mes',
      hint: 'Lo que te queda después de impuestos, sin centavos. Si cobras por quincena, suma las dos.',
    },
    inDefaultRegister: {
      label: '¿Tienes atrasos en el Buró de Crédito?',
      hint: 'No lo consultamos. Estar en Buró es normal: preguntamos por pagos atrasados, porque hay financieras que entonces no prestan.',
    },
    hasBankAccount: { label: '¿Tienes una cuenta con CLABE a tu nombre?' },
    account: { label: 'CLABE', hint: 'Son 18 números. No es el número de tu tarjeta.' },
    branchCode: { label: 'Número de sucursal' },
  },
  options: {
    ...spanish.options,
    purpose: {
      bills: 'Pagar recibos',
      car: 'El coche o la moto',
      home: 'La casa',
      health: 'Salud',
      studies: 'Estudios',
      other_debts: 'Otras deudas',
      purchase: 'Una compra',
      other: 'Otra cosa',
    },
    employment: {
      employee: 'Tengo un empleo con sueldo',
      self_employed: 'Trabajo por mi cuenta',
      pensioner: 'Recibo una pensión',
      unemployed: 'No tengo empleo',
      student: 'Estudio',
    },
  },
  faults: {
    common: {
      ...spanish.faults.common,
      'document:format': 'La clave tiene letras o números donde no van: cópiala tal como aparece',
      'document:length': 'A la clave le faltan o le sobran caracteres: cópiala completa',
      'document:checksum': 'Un carácter de la clave no cuadra con los demás: compárala con tu documento, uno por uno',
      'document:impossible-date': 'Los números de la fecha de nacimiento no forman un día que exista: compara la clave',
      'document:unknown-place': 'Las letras del lugar de nacimiento no existen: compara la clave',
      'document:not-accepted': 'Esa clave no sirve para esta solicitud: escribe tu CURP o tu RFC',
      'phone:format': 'Escribe el celular solo con números',
      'phone:length': 'Al celular le faltan o le sobran números',
      'phone:unknown-prefix': 'Revisa los primeros números: ningún teléfono personal empieza así',
      'phone:fixed-line': 'Ese número es de un teléfono fijo: escribe un celular',
      'account:format': 'Escribe la cuenta solo con números, tal como la muestra tu banco',
      'account:length': 'A la cuenta le faltan o le sobran números: cópiala completa',
      'account:checksum': 'Un número de la cuenta no cuadra con los demás: compárala con la de tu banco',
    },
    fields: {
      ...spanish.faults.fields,
      amount: {
        missing: 'Escribe cuánto necesitas, de {min} a {max}',
        invalid: 'Escribe el monto con números, de {min} a {max}',
        'too-low': 'Pide {min} como mínimo',
        'too-high': 'Pide {max} como máximo',
        'not-whole': 'Escribe el monto sin centavos',
      },
      days: {
        missing: 'Escribe a qué plazo, de {min} a {max}',
        invalid: 'Escribe el plazo con números, de {min} a {max}',
        'too-low': 'Elige un plazo de {min} como mínimo',
        'too-high': 'Elige un plazo de {max} como máximo',
      },
      firstName: { missing: 'Escribe tu nombre', invalid: 'Escribe el nombre solo con letras, como en tu INE' },
      lastName: { missing: 'Escribe tus apellidos', invalid: 'Escribe los apellidos solo con letras, como en tu INE' },
      birthDate: {
        missing: 'Escribe el día, el mes y el año en que naciste',
        invalid: 'Escribe la fecha con números y el año con cuatro: 27, 3 y 1988',
        'too-long': 'Escribe la fecha con números y el año con cuatro: 27, 3 y 1988',
      },
      phone: {
        missing: 'Escribe tu celular',
        'phone:length': 'Un celular mexicano tiene 10 números: cuenta los que escribiste',
        'phone:other-country': 'Escribe un celular mexicano: la clave de país es +52',
      },
      email: {
        missing: 'Escribe tu correo electrónico',
        invalid: 'Revisa el correo: una palabra, la arroba y lo que sigue, como nombre@dominio.mx',
      },
      documentKind: { missing: 'Elige qué clave vas a escribir', invalid: 'Elige una de las claves de la lista' },
      document: {
        missing: 'Escribe tu CURP',
        'document:format': 'Una CURP son 18 letras y números sin signos, como aparece en tu INE',
        'document:length': 'Faltan o sobran caracteres: una CURP tiene 18 y un RFC con homoclave, 13',
        'document:not-accepted': 'Ese RFC es de una empresa: escribe tu CURP o tu RFC de persona física',
        'other-birth-date': 'La fecha de nacimiento no coincide con la de tu CURP o RFC: revisa las dos',
      },
      employment: {
        missing: 'Elige de dónde vienen tus ingresos',
        invalid: 'Elige una de las respuestas de la lista',
      },
      monthlyIncome: {
        missing: 'Escribe tus ingresos de un mes; si no tienes, escribe 0',
        invalid: 'Escribe los ingresos con números y sin centavos',
        'too-high': 'Revisa la cifra: son los ingresos de un mes, no de un año',
        'not-whole': 'Escribe los ingresos sin centavos',
      },
      inDefaultRegister: { missing: 'Di si tienes o no atrasos en el Buró de Crédito', invalid: 'Elige sí o no' },
      account: {
        missing: 'Escribe la CLABE',
        invalid: 'Dijiste que no tienes cuenta: borra el número o cambia esa respuesta',
        'account:format': 'Una CLABE son 18 números, sin letras',
        'account:length': 'Faltan o sobran números: una CLABE tiene 18; el número de tarjeta no sirve',
        'account:other-country': 'Escribe una cuenta de México: su CLABE tiene 18 números',
      },
      branchCode: { missing: 'Escribe el número de sucursal' },
    },
    consents: {
      terms: 'Para mandar la solicitud, marca que leíste los términos y el aviso de privacidad',
      lenders: 'Para mandar la solicitud, marca que podemos comparar tus respuestas con lo que piden las financieras',
    },
  },
  consents: {
    legend: 'Qué nos permites hacer',
    hint: 'Puedes revocar cada permiso cuando quieras.',
    required: '{text} (obligatorio)',
    texts: {
      terms: 'Leí los {terms} y el {privacy}.',
      lenders:
        'Consiento de forma expresa que comparen mis respuestas, incluidos mis datos financieros, con los requisitos de las financieras de la {partners}.',
      messages: 'Quiero recibir ofertas de préstamos por correo y SMS. Cada mensaje trae un enlace para darse de baja.',
      calls: 'Pueden llamarme por teléfono para contarme ofertas de préstamos.',
    },
    links: { terms: 'términos y condiciones', privacy: 'aviso de privacidad', partners: 'lista de socios' },
  },
  information: {
    title: 'Qué hacemos con tus datos',
    more: 'Está explicado completo en el {privacy}.',
    orientative:
      'Lo que verás después es orientativo: no es una decisión de crédito. Lo calcula un programa con tus respuestas, y puedes pedir que lo revise una persona.',
    rows: {
      controller: { name: 'Responsable', text: '{controller}' },
      purpose: {
        name: 'Para qué',
        text: 'Ver qué ofertas encajan contigo y enviar tu solicitud a la financiera que elijas. Los mensajes y las llamadas son finalidades voluntarias: decir que no, no cambia nada más.',
      },
      basis: {
        name: 'Por qué podemos',
        text: 'Por tu consentimiento, que para los datos financieros es expreso (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, 2025).',
      },
      recipients: {
        name: 'Quién los recibe',
        text: 'La financiera que elijas, de la {partners}, y quien nos da el servicio informático. Nadie más.',
      },
      retention: {
        name: 'Cuánto tiempo',
        text: 'Si no hay préstamo, 12 meses como máximo. Si lo hay, hasta que ya no quepan reclamaciones, bloqueados. Igual la prueba de tus permisos.',
      },
      rights: {
        name: 'Tus derechos',
        text: 'Acceso, rectificación, cancelación y oposición (ARCO), y revocar tu consentimiento. Si no quedas conforme, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
      },
      automated: {
        name: 'Cómo se decide',
        text: 'Un programa compara tu edad, tus ingresos, tu situación, el monto y el plazo con lo que publica cada financiera, y te muestra por qué encaja o no. Aquí no te dan ni te niegan nada: lo decide la financiera.',
      },
    },
  },
  submit: 'Enviar la solicitud',
  saved: {
    note: 'Lo que escribes se queda 30 días en este dispositivo, para que no lo pierdas. La CURP, la CLABE y las casillas, no.',
    forget: 'Borrar lo guardado',
    forgotten: 'Borrado. En este dispositivo no queda nada de lo que habías escrito.',
    restored: {
      title: 'Recuperamos lo que escribiste',
      text: 'Estaba guardado en este dispositivo. Las casillas hay que marcarlas de nuevo.',
    },
  },
};
