import { countryOf, formatNumber, sitesOf } from '@prestafaro/countries';
import { type EmploymentKind, employmentKinds } from '@prestafaro/types/application';
import type { CountryCode } from '@prestafaro/types/country';
import { yesOrNo } from '../read-choice.ts';
import { readers } from '../readers.ts';
import type { Labels } from './desk-description.ts';
import { defineField } from './field.ts';

/** Employment, income, default register and whether there is an account, in the order of the form. */
export const incomeFields = [
  defineField({
    name: 'employment',
    step: 'income',
    ask: () => ({ control: 'choice', isRequired: true, options: employmentKinds, maxLength: 20 }),
    read: readers.employment,
    storage: { protection: 'plain', column: { type: 'string', maxLength: 20 } },
    desk: {
      panel: 'loan',
      label: 'Situación laboral',
      format: {
        labels: {
          employee: 'Por cuenta ajena',
          self_employed: 'Por cuenta propia',
          pensioner: 'Pensionista',
          unemployed: 'Sin empleo',
          student: 'Estudiante',
        } satisfies Labels<EmploymentKind>,
      },
    },
  }),
  defineField({
    name: 'monthlyIncome',
    step: 'income',
    ask: (country) => ({
      control: 'money',
      isRequired: true,
      maxLength: 20,
      autoComplete: 'off',
      inputMode: 'numeric',
      example: exampleIncome(country),
    }),
    read: readers.monthlyIncome,
    storage: { protection: 'plain', column: { type: 'integer' } },
    desk: { panel: 'loan', label: 'Ingresos al mes', format: 'money' },
  }),
  // ASNEF in Spain, BIK in Poland.
  defineField({
    name: 'inDefaultRegister',
    step: 'income',
    ask: () => ({ ...yesOrNo, isRequired: true }),
    read: readers.inDefaultRegister,
    storage: { protection: 'plain', column: { type: 'boolean' } },
    desk: { panel: 'loan', label: 'En un registro de morosos', format: 'yes-no' },
  }),
  defineField({
    name: 'hasBankAccount',
    step: 'income',
    ask: () => ({ ...yesOrNo, isRequired: true }),
    read: readers.hasBankAccount,
    storage: { protection: 'plain', column: { type: 'boolean' } },
    desk: { panel: 'loan', label: 'Tiene cuenta', format: 'yes-no' },
  }),
] as const;

function exampleIncome(country: CountryCode): string {
  const [site] = sitesOf(country);
  const { exampleMonthlyIncome } = countryOf(country);
  return site ? formatNumber(exampleMonthlyIncome, site.moneyFormat) : String(exampleMonthlyIncome);
}
