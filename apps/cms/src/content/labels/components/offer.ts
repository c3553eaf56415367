import type cost from '../../../components/offer/cost.json';
import type { CategoryLabels } from '../label-types';
import { field } from '../vocabulary';

export const offer: CategoryLabels<{ cost: typeof cost }> = {
  cost: {
    name: 'Cálculo del coste',
    mainField: 'repayment',
    fields: {
      repayment: field('Forma de pago', 'Cómo se devuelve: de ello depende el total que se calcula.'),
      nominalRatePercent: field(
        'TIN del cálculo (%)',
        'Tipo nominal anual con el que se calculan los intereses, sin comisiones. Ejemplo: 31,96.',
      ),
      openingFeePercent: field('Apertura (%)', 'Comisión de apertura sobre el importe. Ejemplo: 3. Vacío: no hay.'),
      openingFee: field('Apertura fija', 'Comisión de apertura en dinero. Ejemplo: 15,50. Vacío: no hay.'),
      monthlyFee: field(
        'Comisión mensual',
        'Lo que se paga cada mes aparte de la cuota. Ejemplo: 2,50. Vacío: no hay.',
      ),
      firstLoanFreeUpTo: field(
        'Primero gratis, hasta',
        'Importe máximo del primer préstamo sin coste. Ejemplo: 300. Vacío: el primero cuesta como los demás.',
      ),
      firstLoanFreeDays: field(
        'Primero gratis, días',
        'Plazo máximo del primer préstamo sin coste. Ejemplo: 30. Va junto con el importe.',
      ),
    },
    rows: [
      { repayment: 6, nominalRatePercent: 6 },
      { openingFeePercent: 4, openingFee: 4, monthlyFee: 4 },
      { firstLoanFreeUpTo: 6, firstLoanFreeDays: 6 },
    ],
  },
};
