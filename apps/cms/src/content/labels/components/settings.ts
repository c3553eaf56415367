import type allowedPhrase from '../../../components/settings/allowed-phrase.json';
import type calculatorKind from '../../../components/settings/calculator-kind.json';
import type compliance from '../../../components/settings/compliance.json';
import type legalProvider from '../../../components/settings/legal-provider.json';
import type moneyFormat from '../../../components/settings/money-format.json';
import type network from '../../../components/settings/network.json';
import type networkStatus from '../../../components/settings/network-status.json';
import type representativeExample from '../../../components/settings/representative-example.json';
import type retention from '../../../components/settings/retention.json';
import type simulator from '../../../components/settings/simulator.json';
import type structuredData from '../../../components/settings/structured-data.json';
import type tagLimit from '../../../components/settings/tag-limit.json';
import type { CategoryLabels } from '../label-types';
import { field, nominalRate, retiredField } from '../vocabulary';

export const settings: CategoryLabels<{
  'allowed-phrase': typeof allowedPhrase;
  compliance: typeof compliance;
  'legal-provider': typeof legalProvider;
  'money-format': typeof moneyFormat;
  'representative-example': typeof representativeExample;
  simulator: typeof simulator;
  'structured-data': typeof structuredData;
  'calculator-kind': typeof calculatorKind;
  'tag-limit': typeof tagLimit;
  network: typeof network;
  'network-status': typeof networkStatus;
  retention: typeof retention;
}> = {
  'allowed-phrase': {
    name: 'Frase permitida',
    mainField: 'phrase',
    fields: {
      phrase: field('Frase', 'Tal como está en el texto. Ejemplo: desconfía de quien prometa dinero al instante.'),
      reason: field(
        'Motivo',
        'Por qué no promete nada y quién lo ha revisado. Ejemplo: Es el nombre de una ley. Revisado por Lucía Ferrán.',
      ),
    },
    rows: [{ phrase: 12 }, { reason: 12 }],
  },
  compliance: {
    name: 'Cumplimiento',
    mainField: 'warning',
    fields: {
      warning: field(
        'Advertencia',
        'Se ve en todas las páginas. Ejemplo: Atención: tomar dinero prestado cuesta dinero.',
      ),
      intermediaryShort: field(
        'Intermediario, en corto',
        'Línea de la cabecera. Ejemplo: Somos intermediarios, no prestamistas. Para ti es gratis.',
      ),
      intermediaryStatement: field(
        'Intermediario, completo',
        'En la portada. Ejemplo: Es gratis. Nos pagan {lenders} entidades; no trabajamos en exclusiva ni somos independientes de ellas.',
      ),
      howWeEarn: field(
        'Cómo ganamos dinero',
        'Párrafo del pie. Ejemplo: Las entidades nos pagan si pides un préstamo con ellas. No comparamos todo el mercado.',
      ),
      costLimits: field(
        'Límites de coste',
        'Debe coincidir con las cifras de abajo. Ejemplo: Plazos de 61 a 120 días. TAE máxima: 36 %.',
      ),
      hideFallbackFigures: field(
        'Ocultar cifras de relleno',
        'Activado: si una entidad no da un dato, no se inventa. Déjalo siempre activado.',
      ),
      showClaims: field(
        'Mostrar rapidez y aprobación',
        'Activado: se ven las cifras que hablan de rapidez o de aprobación. La publicidad de crédito no puede prometerlas.',
      ),
      minRepaymentDays: field(
        'Plazo mínimo (días)',
        'Plazo de devolución más corto que se admite. Google Ads exige más de 60 días. Ejemplo: 61.',
      ),
      maxRepaymentDays: field('Plazo máximo (días)', 'Plazo de devolución más largo que se admite. Ejemplo: 120.'),
      maxAprPercent: field('TAE máxima (%)', 'La TAE más alta que se admite en una oferta. Ejemplo: 36.'),
      howWeRank: field(
        'Cómo ordenamos',
        'Qué decide el orden, también lo que nos pagan. Admite Markdown. Ejemplo: Primero el coste total; a igual coste, el nombre.',
      ),
      allowedPhrases: field(
        'Frases permitidas',
        'Frases revisadas que contienen una palabra prohibida en la publicidad de crédito y no prometen nada.',
      ),
      reviewsNote: field(
        'Cómo tratamos las opiniones',
        'Junto a los comentarios: si se comprueba que quien opina es cliente. Ejemplo: «Verificada» es de quien pidió aquí y la entidad decidió.',
      ),
    },
    rows: [
      { warning: 6, intermediaryShort: 6 },
      { intermediaryStatement: 12 },
      { howWeEarn: 12 },
      { howWeRank: 12 },
      { reviewsNote: 12 },
      { costLimits: 12 },
      { minRepaymentDays: 4, maxRepaymentDays: 4, maxAprPercent: 4 },
      { hideFallbackFigures: 6, showClaims: 6 },
      { allowedPhrases: 12 },
    ],
  },
  'legal-provider': {
    name: 'Titular legal',
    mainField: 'companyName',
    fields: {
      companyName: field(
        'Razón social',
        'Nombre legal de la empresa titular. Se ve en el pie y en el aviso legal. Ejemplo: Comparador Ejemplo, S. L.',
      ),
      taxId: field(
        'Identificación fiscal',
        'Número fiscal del país: NIF en España, RFC en México, NIP en Polonia. Ejemplo: B12345674.',
      ),
      address: field(
        'Domicilio',
        'Calle, número, código postal, ciudad y país. Ejemplo: Calle Mayor 1, 28013 Madrid, España.',
      ),
      registry: field(
        'Registro mercantil',
        'Registro, tomo, folio y hoja, o el equivalente del país. Ejemplo: Madrid, tomo 1, folio 2, hoja M-3.',
      ),
      intermediaryNumber: field(
        'N.º de intermediario',
        'Número en el registro de intermediarios de crédito. Ejemplo: D123. Si el país no lo tiene, escribe por qué.',
      ),
      email: field(
        'Correo electrónico',
        'Correo que atiende una persona. Se ve en el pie y en el aviso legal. Ejemplo: hola@example.com.',
      ),
      complaintsChannel: field(
        'Reclamaciones',
        'Correo, plazo de respuesta y organismo externo. Ejemplo: quejas@example.com; un mes; después, Consumo.',
      ),
    },
    rows: [
      { companyName: 6, taxId: 6 },
      { address: 12 },
      { registry: 12 },
      { intermediaryNumber: 6, email: 6 },
      { complaintsChannel: 12 },
    ],
  },
  'money-format': {
    name: 'Formato del dinero',
    mainField: 'currencySymbol',
    fields: {
      groupSeparator: field('Separador de miles', 'Espacio: 1 234. Coma: 1,234. Punto: 1.234. Apóstrofo: 1’234.'),
      decimalSeparator: field('Separador de decimales', 'Coma: 1,50. Punto: 1.50. Distinto del separador de miles.'),
      currencySymbol: field('Símbolo de la moneda', 'Como lo escribe la gente del país. Ejemplo: €, zł, ₱.'),
      currencyPosition: field('Lugar del símbolo', 'Delante: €100. Delante, con espacio: € 100. Detrás: 100 €.'),
      decimals: field(
        'Decimales',
        'Cifras tras la coma. Las cuotas y los intereses se calculan con ellas. Ejemplo: 2 en euros, 0 si nadie paga céntimos.',
      ),
    },
    rows: [
      { currencySymbol: 4, currencyPosition: 4, decimals: 4 },
      { groupSeparator: 6, decimalSeparator: 6 },
    ],
  },
  'representative-example': {
    name: 'Ejemplo representativo',
    mainField: 'amount',
    fields: {
      amount: field('Importe', 'Cantidad prestada, en la moneda del país y sin decimales. Ejemplo: 300.'),
      days: field('Plazo (días)', 'Días hasta la devolución. Ejemplo: 91.'),
      nominalRatePercent: nominalRate,
      aprPercent: field('TAE (%)', 'Coste anual con comisiones incluidas. Ejemplo: 36.'),
      fees: field('Comisiones', 'Todas, con su importe. Ejemplo: sin comisiones.'),
      feeAmount: field('Importe de las comisiones', 'La suma de todas, en dinero. Vacío: no hay. Ejemplo: 12,50.'),
      totalRepayable: field(
        'Total a devolver',
        'Importe más intereses y comisiones; debe salir de las otras cifras. Ejemplo: 323,90.',
      ),
      isPromotional: field(
        'Es una promoción',
        'Activado: oferta especial, como el primer préstamo gratis. Se muestra como tal.',
      ),
    },
    rows: [
      { amount: 4, days: 4, totalRepayable: 4 },
      { nominalRatePercent: 4, aprPercent: 4, feeAmount: 4 },
      { fees: 8, isPromotional: 4 },
    ],
  },
  simulator: {
    name: 'Simulador',
    mainField: 'amountDefault',
    fields: {
      amountMin: field(
        'Importe mínimo',
        'El del micropréstamo. El control llega hasta donde lleguen las ofertas. Sin ofertas empieza aquí. Ejemplo: 100.',
      ),
      amountMax: field(
        'Importe máximo',
        'El del micropréstamo. El control llega hasta donde lleguen las ofertas. Sin ofertas acaba aquí. Ejemplo: 1000.',
      ),
      amountStep: field(
        'Salto del importe',
        'Cuánto cambia el importe hasta 50 saltos; hasta 200, cinco veces más; después, 25. Ejemplo: 10.',
      ),
      amountDefault: field(
        'Importe inicial',
        'El que se ve al abrir la página, entre el mínimo y el máximo. Ejemplo: 300.',
      ),
      daysMin: field('Plazo mínimo (días)', 'El del micropréstamo. Una oferta más corta lo baja. Ejemplo: 91.'),
      daysMax: field(
        'Plazo máximo (días)',
        'El del micropréstamo. Hasta él se cuenta en días; más allá, hasta donde lleguen las ofertas, en meses. Ejemplo: 120.',
      ),
      daysDefault: field('Plazo inicial (días)', 'El que se ve al abrir la página. Ejemplo: 91.'),
      nominalRatePercent: field(
        'TIN del cálculo (%)',
        'Con él se calculan los intereses (importe × TIN × días / 365) y la TAE de cada préstamo. Ejemplo: 31,96.',
      ),
      instalmentRatePercent: field(
        'TIN máximo a plazos (%)',
        'El de los préstamos más largos que el micropréstamo. Vacío: el que da la misma TAE que el TIN del cálculo. Ejemplo: 31,1.',
      ),
      // For the web app of the release before 0.5.0. Remove it, with its attribute, in 0.6.0.
      maxAprPercent: retiredField('TAE máxima (%)', 'Ya no se usa. La TAE de cada préstamo sale del TIN del cálculo.'),
    },
    rows: [
      { amountMin: 3, amountMax: 3, amountStep: 3, amountDefault: 3 },
      { daysMin: 4, daysMax: 4, daysDefault: 4 },
      { nominalRatePercent: 6, instalmentRatePercent: 6 },
    ],
  },
  'structured-data': {
    name: 'Datos estructurados',
    mainField: 'locale',
    fields: {
      language: field('Idioma', 'Código del idioma del sitio. Ejemplo: es.'),
      locale: field('Idioma y país', 'Código con guion bajo para las redes sociales. Ejemplo: es_ES.'),
      country: field('País', 'Dos letras mayúsculas. Ejemplo: ES.'),
      currency: field('Moneda', 'Tres letras mayúsculas. Ejemplo: EUR.'),
      contactEmail: field(
        'Correo de contacto',
        'Correo público del sitio, para visitantes y buscadores. Ejemplo: hola@example.com.',
      ),
      appName: field(
        'Nombre de la aplicación',
        'Nombre de la aplicación móvil. Ejemplo: Prestafaro. Vacío: no se anuncia ninguna.',
      ),
      appStoreUrl: field(
        'Enlace a la aplicación',
        'Dirección https:// de la tienda. Va junto con el nombre. Ejemplo: https://apps.example.com/prestafaro.',
      ),
    },
    rows: [{ language: 3, locale: 3, country: 3, currency: 3 }, { contactEmail: 12 }, { appName: 6, appStoreUrl: 6 }],
  },
  'calculator-kind': {
    name: 'Tipo de préstamo',
    mainField: 'label',
    fields: {
      kind: field('Tipo', 'A quién se presta: a particulares, o a autónomos y empresas.'),
      label: field('Rótulo', 'Nombre del tipo en la calculadora. Ejemplo: Préstamo personal.'),
      amountMin: field('Importe mínimo', 'El más bajo que se puede elegir. Ejemplo: 500.'),
      amountMax: field('Importe máximo', 'El más alto que se puede elegir. Ejemplo: 10000.'),
      amountStep: field('Salto del importe', 'Cuánto cambia el importe en cada paso. Ejemplo: 100.'),
      amountDefault: field('Importe inicial', 'El que se ve al abrir la página. Ejemplo: 3000.'),
      monthsMin: field('Plazo mínimo (meses)', 'El más corto que se puede elegir. Ejemplo: 3.'),
      monthsMax: field('Plazo máximo (meses)', 'El más largo que se puede elegir. Ejemplo: 84.'),
      monthsDefault: field('Plazo inicial (meses)', 'El que se ve al abrir la página. Ejemplo: 24.'),
      ratePercentDefault: field('Interés inicial (%)', 'TIN anual que se ve al abrir la página. Ejemplo: 9,95.'),
      ratePercentMax: field('Interés máximo (%)', 'El TIN anual más alto que se puede escribir. Ejemplo: 100.'),
      documents: field('Documentos', 'Lista en Markdown de lo que suelen pedir. Ejemplo: - Dos últimas nóminas.'),
    },
    rows: [
      { kind: 4, label: 8 },
      { amountMin: 3, amountMax: 3, amountStep: 3, amountDefault: 3 },
      { monthsMin: 4, monthsMax: 4, monthsDefault: 4 },
      { ratePercentDefault: 6, ratePercentMax: 6 },
      { documents: 12 },
    ],
  },
  'tag-limit': {
    name: 'Límite de etiquetas',
    mainField: 'header',
    fields: {
      header: field('Título de la oferta', 'Igual que en la oferta, letra por letra. Ejemplo: Crédito Claro.'),
      tags: field('Etiquetas que conserva', 'Cuántas se ven, contando desde la primera. Ejemplo: 2.'),
    },
    rows: [{ header: 8, tags: 4 }],
  },
  network: {
    name: 'Red de afiliación',
    mainField: 'name',
    fields: {
      key: field(
        'Clave',
        'Minúsculas, números y guiones. La misma que firma sus avisos. No la cambies. Ejemplo: red-uno.',
      ),
      name: field('Nombre', 'Cómo la llamáis en la empresa. El visitante no la ve. Ejemplo: Red Uno.'),
      clickParameter: field(
        'Parámetro del clic',
        'Nombre con el que la red recibe el número de cada clic en la dirección. Ejemplo: click_id.',
      ),
      sourceParameter: field(
        'Parámetro de la fuente',
        'Nombre con el que recibe de dónde vino el visitante. Ejemplo: sub1. Vacío: no se envía.',
      ),
      armParameter: field(
        'Parámetro de la variante',
        'Nombre con el que recibe la variante del experimento. Ejemplo: sub3. Vacío: no se envía.',
      ),
      preset: field(
        'Plantilla de avisos',
        'Nombres y estados de una plataforma conocida. Lo que escribas debajo va por delante. Vacío: solo lo de debajo.',
      ),
      clickField: field(
        'Nombre del clic en el aviso',
        'Parámetro en el que la red devuelve el número del clic. Ejemplo: sub1. Vacío: el de la plantilla, o click_id.',
      ),
      statusField: field(
        'Nombre del estado en el aviso',
        'Parámetro con el estado. Ejemplo: status. Vacío: el de la plantilla, o status.',
      ),
      eventField: field(
        'Nombre del evento en el aviso',
        'Parámetro con su número del evento. Los pagos de varios se suman. Ejemplo: tid. Vacío: event_id.',
      ),
      amountField: field(
        'Nombre del importe en el aviso',
        'Parámetro con la comisión. Ejemplo: payout. Vacío: el de la plantilla, o amount.',
      ),
      currencyField: field(
        'Nombre de la moneda en el aviso',
        'Parámetro con la moneda. Ejemplo: currency. Vacío: el de la plantilla, o currency.',
      ),
      goalField: field(
        'Nombre del objetivo en el aviso',
        'Parámetro con el objetivo, si la red no envía un estado. Ejemplo: goal_id. Vacío: el de la plantilla, o goal.',
      ),
      decimalSign: field(
        'Signo decimal de la red',
        'El que va delante de los céntimos. Vacío: se leen los dos, y 1.234 se rechaza por ambiguo.',
      ),
      defaultCurrency: field(
        'Moneda por defecto',
        'La de los importes que llegan sin moneda. Ejemplo: EUR. Vacío: un importe sin moneda se rechaza.',
      ),
      statuses: field(
        'Estados',
        'Cada palabra o número que la red envía y lo que significa aquí. Otra cualquiera se rechaza.',
      ),
      goals: field(
        'Objetivos',
        'Para una red que envía un objetivo en vez de un estado: cada uno y lo que significa aquí.',
      ),
    },
    rows: [
      { name: 6, key: 6 },
      { clickParameter: 4, sourceParameter: 4, armParameter: 4 },
      { preset: 4, decimalSign: 4, defaultCurrency: 4 },
      { clickField: 4, statusField: 4, eventField: 4 },
      { amountField: 4, currencyField: 4, goalField: 4 },
      { statuses: 12 },
      { goals: 12 },
    ],
  },
  'network-status': {
    name: 'Estado de la red',
    mainField: 'theirs',
    fields: {
      theirs: field('Palabra de la red', 'Letra por letra, como la envía la red. Ejemplo: lead_approved.'),
      ours: field(
        'Significa',
        'El estado al que pasa la solicitud. «Anulado» quita la comisión y deja el estado; lo que no se tiene en cuenta no cambia nada.',
      ),
    },
    rows: [{ theirs: 6, ours: 6 }],
  },
  retention: {
    name: 'Conservación de datos',
    mainField: 'unpickedDays',
    fields: {
      unpickedDays: field(
        'Sin oferta elegida (días)',
        'Tras ellos se borra la solicitud sin oferta elegida o retirada. Ejemplo: 180.',
      ),
      declinedDays: field(
        'Sin préstamo (días)',
        'Tras ellos se borra la solicitud rechazada o que no acabó en préstamo. Como mucho 365.',
      ),
      finishedBlockDays: field(
        'Bloqueo tras el préstamo (días)',
        'Tras ellos la solicitud con préstamo solo sirve para atender reclamaciones. Ejemplo: 365.',
      ),
      finishedEraseDays: field(
        'Borrado tras el préstamo (días)',
        'Tras ellos se borra la solicitud con préstamo. Según la prescripción del país. Ejemplo: 2190.',
      ),
      clickDays: field(
        'Clics (días)',
        'Tras ellos se borran los clics en ofertas y los avisos de las redes. Ejemplo: 400.',
      ),
      consentProofDays: field(
        'Pruebas de consentimiento (días)',
        'Tras ellos se borra la prueba: la de una solicitud, bloqueada desde que se borra esta, y la de las cookies. Ejemplo: 1825.',
      ),
      commentEmailDays: field(
        'Correo de los comentarios (días)',
        'Tras ellos se borran el correo y la huella de quien comentó. El comentario se queda. Ejemplo: 180.',
      ),
    },
    rows: [
      { unpickedDays: 6, declinedDays: 6 },
      { finishedBlockDays: 6, finishedEraseDays: 6 },
      { clickDays: 4, consentProofDays: 4, commentEmailDays: 4 },
    ],
  },
};
