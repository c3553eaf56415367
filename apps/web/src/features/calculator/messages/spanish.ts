import type { PluralForms } from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';

export const spanish: CalculatorMessages<PluralForms<'es'>> = {
  form: {
    label: 'Datos del préstamo',
    kind: 'Tipo de préstamo',
    rate: 'Interés anual',
    rateHint: 'El TIN (tipo de interés nominal) de tu oferta, no la {aprName}.',
    rateInput: 'Interés anual en porcentaje',
    monthsInput: 'Plazo en meses',
    submit: 'Calcular',
    errors: 'Revisa estos datos',
  },
  repaymentForm: {
    summary: 'Amortizar antes de tiempo',
    once: 'Aportación única',
    onceMonth: 'Mes de la aportación única',
    monthly: 'Aportación cada mes',
    effect: 'Qué quieres cambiar',
    effects: {
      'shorter-term': 'Menos meses',
      'lower-instalment': 'Cuota más baja',
    },
    fee: 'Comisión si queda más de un año',
    lastYearFee: 'Comisión si queda un año o menos',
    feeByLaw:
      'La comisión es un supuesto: el máximo de la ley para créditos al consumo a tipo fijo (Ley 16/2011, art. 30), y nunca más que los intereses que quedan. Cámbiala si tu contrato dice otra cosa.',
    feeAssumed: 'La comisión es un supuesto. Pon la de tu contrato.',
  },
  comparisonForm: {
    summary: 'Comparar con otro préstamo',
    lead: 'Escribe los datos del segundo préstamo. El primero es el de arriba.',
    amount: 'Importe del segundo',
    rate: 'Interés anual del segundo, en porcentaje',
    months: 'Plazo del segundo, en meses',
  },
  result: {
    adjusted: 'Alguno de los datos no es posible: el cálculo es de {amount} a {months}, al {rate}.',
    total: 'Devuelves en total',
    interest: 'Intereses',
    monthlyPayment: 'Cuota mensual',
    allEqual: 'todas iguales',
    lastPayment: 'la última, {amount}',
    payments: 'Número de cuotas',
    paymentsNote: 'una al mes',
    effectiveRate: '{aprName} equivalente',
    effectiveRateNote: '{rateName} {rate}, sin comisiones',
    offers: 'Ver las ofertas',
  },
  example: {
    sentence:
      'Préstamo de {amount} a {months}: {rateName} {rate} fijo, {aprName} {apr}, sin comisiones. {payments}. Intereses: {interest}. Total a devolver: {total}.',
    equalPayments: {
      one: '{count} cuota de {amount}',
      many: '{count} de cuotas de {amount}',
      other: '{count} cuotas de {amount}',
    },
    unequalPayments: '{payments} y una última de {last}',
  },
  schedule: {
    title: 'Mes a mes',
    lead: 'Cada cuota tiene dos partes, y su peso cambia: al principio pagas más intereses; al final, más deuda.',
    chart: 'De qué se compone cada cuota',
    chartName: {
      one: 'Intereses y deuda en {count} cuota',
      many: 'Intereses y deuda en {count} de cuotas',
      other: 'Intereses y deuda en cada una de las {count} cuotas',
    },
    chartDescription:
      'Los intereses pasan de {firstInterest} en la primera cuota a {lastInterest} en la última; la deuda que se devuelve, de {firstDebt} a {lastDebt}. La tabla de debajo tiene todas las cifras.',
    chartNote: 'Cada barra es un mes. La cifra de encima son los intereses de esa cuota.',
    debtPart: 'Deuda que devuelves',
    table: 'Las mismas cifras, en tabla',
    month: 'Mes',
    debt: 'Deuda',
    remaining: 'Queda por pagar',
    sum: 'Total',
  },
  repayment: {
    title: 'Lo que cambia si amortizas antes',
    saved: 'Ahorras',
    costs: 'Te cuesta de más',
    savedNote: '{interest} de intereses, menos {fee} de comisión',
    savedMonths: 'Terminas antes',
    savedMonthsNote: 'última cuota en el mes {last}, en vez del {planned}',
    newInstalment: 'Cuota nueva',
    newInstalmentNote: 'desde el mes {month}; antes, {before}',
    chartNote: 'Las aportaciones no están dibujadas: están en la tabla.',
    tooLate:
      'El préstamo termina en el mes {last}, así que la aportación única del mes {month} no cuenta. Elige un mes anterior.',
    extra: 'Amortización',
    fee: 'Comisión',
  },
  comparison: {
    caption: 'Los dos préstamos, cifra a cifra',
    item: 'Cifra',
    first: 'Primero',
    second: 'Segundo',
    term: 'Plazo',
    instalment: {
      more: 'La cuota del segundo es {difference} más alta.',
      less: 'La cuota del segundo es {difference} más baja.',
      same: 'Los dos tienen la misma cuota.',
    },
    interest: {
      more: 'El segundo cuesta {difference} más en intereses.',
      less: 'El segundo cuesta {difference} menos en intereses.',
      same: 'Los dos cuestan lo mismo en intereses.',
    },
    otherAmount: 'Prestan importes distintos: para comparar el precio, mira la {aprName}.',
  },
  download: {
    button: 'Descargar la tabla (CSV)',
    fileName: 'cuotas-del-prestamo',
  },
  documents: 'Documentos que te pueden pedir',
};
