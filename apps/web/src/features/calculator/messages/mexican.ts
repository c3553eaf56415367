import type { PluralForms } from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';
import { spanish } from '@/features/calculator/messages/spanish';

/** Mexico: an instalment is a «mensualidad», and loans are compared by the CAT. */
export const mexican: CalculatorMessages<PluralForms<'es'>> = {
  ...spanish,
  form: {
    ...spanish.form,
    rate: 'Tasa de interés anual',
    rateHint: 'La tasa nominal de tu oferta, sin IVA; no el {aprName}.',
    rateInput: 'Tasa de interés anual en porcentaje',
  },
  repaymentForm: {
    ...spanish.repaymentForm,
    summary: 'Pagar antes de tiempo',
    once: 'Pago anticipado único',
    onceMonth: 'Mes del pago anticipado',
    monthly: 'Pago anticipado cada mes',
    effects: { 'shorter-term': 'Menos meses', 'lower-instalment': 'Mensualidad más baja' },
  },
  comparisonForm: {
    ...spanish.comparisonForm,
    amount: 'Monto del segundo',
    rate: 'Tasa de interés anual del segundo, en porcentaje',
  },
  result: {
    ...spanish.result,
    total: 'Pagas en total',
    monthlyPayment: 'Mensualidad',
    payments: 'Número de mensualidades',
    effectiveRateNote: '{rateName}: {rate}, sin comisiones y sin IVA',
  },
  example: {
    sentence:
      'Préstamo de {amount} a {months}. {rateName} fija de {rate}, {aprName} de {apr} sin IVA, sin comisiones. {payments}. Intereses: {interest}. Total a pagar: {total}. Para fines informativos y de comparación.',
    equalPayments: {
      one: '{count} mensualidad de {amount}',
      many: '{count} de mensualidades de {amount}',
      other: '{count} mensualidades de {amount}',
    },
    unequalPayments: '{payments} y una última de {last}',
  },
  schedule: {
    ...spanish.schedule,
    lead: 'Cada mensualidad tiene dos partes, y su peso cambia: al principio pagas más intereses; al final, más deuda.',
    chart: 'De qué se compone cada mensualidad',
    chartName: {
      one: 'Intereses y deuda en {count} mensualidad',
      many: 'Intereses y deuda en {count} de mensualidades',
      other: 'Intereses y deuda en cada una de las {count} mensualidades',
    },
    chartDescription:
      'Los intereses pasan de {firstInterest} en la primera mensualidad a {lastInterest} en la última; la deuda que se paga, de {firstDebt} a {lastDebt}. La tabla de abajo tiene todas las cifras.',
    chartNote: 'Cada barra es un mes. La cifra de arriba son los intereses de esa mensualidad.',
    debtPart: 'Deuda que pagas',
  },
  repayment: {
    ...spanish.repayment,
    title: 'Lo que cambia si pagas antes',
    savedMonthsNote: 'última mensualidad en el mes {last}, en vez del {planned}',
    newInstalment: 'Mensualidad nueva',
    chartNote: 'Los pagos anticipados no están dibujados: están en la tabla.',
    tooLate:
      'El préstamo termina en el mes {last}, así que el pago anticipado del mes {month} no cuenta. Elige un mes anterior.',
    extra: 'Pago anticipado',
  },
  comparison: {
    ...spanish.comparison,
    instalment: {
      more: 'La mensualidad del segundo es {difference} más alta.',
      less: 'La mensualidad del segundo es {difference} más baja.',
      same: 'Los dos tienen la misma mensualidad.',
    },
    otherAmount: 'Prestan montos distintos: para comparar el precio, mira el {aprName}.',
  },
  download: { button: 'Descargar la tabla (CSV)', fileName: 'mensualidades-del-prestamo' },
};
