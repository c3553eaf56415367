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
    lead: 'La cuota no cambia, pero por dentro sí: al principio pagas más intereses; al final, más deuda.',
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
  documents: 'Documentos que te pueden pedir',
};
