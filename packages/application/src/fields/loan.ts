import { type LoanPurpose, loanPurposes } from '@prestafaro/types/application';
import { readers } from '../readers.ts';
import type { Labels } from './desk-description.ts';
import { defineField } from './field.ts';

/** The requested loan, in the order of the form. */
export const loanFields = [
  defineField({
    name: 'amount',
    step: 'loan',
    isNeeded: true,
    ask: () => ({ control: 'amount', isRequired: true, maxLength: 20, inputMode: 'numeric' }),
    read: readers.amount,
    storage: { protection: 'plain', column: { type: 'integer' } },
    desk: { panel: 'loan', label: 'Importe', format: 'money' },
  }),
  defineField({
    name: 'days',
    step: 'loan',
    isNeeded: true,
    ask: () => ({ control: 'days', isRequired: true, maxLength: 20, inputMode: 'numeric' }),
    read: readers.days,
    storage: { protection: 'plain', column: { type: 'integer' } },
    desk: { panel: 'loan', label: 'Plazo', format: 'days', exportHeading: 'Días' },
  }),
  // It is the applicant's choice to answer: no offer depends on it.
  defineField({
    name: 'purpose',
    step: 'loan',
    ask: () => ({ control: 'choice', isRequired: false, options: loanPurposes, maxLength: 20 }),
    read: readers.purpose,
    storage: { protection: 'plain', column: { type: 'string', maxLength: 40 } },
    desk: {
      panel: 'loan',
      label: 'Finalidad',
      format: {
        labels: {
          bills: 'Facturas y recibos',
          car: 'Coche',
          home: 'Casa',
          health: 'Salud',
          studies: 'Estudios',
          other_debts: 'Otras deudas',
          purchase: 'Una compra',
          other: 'Otro fin',
        } satisfies Labels<LoanPurpose>,
      },
    },
  }),
] as const;
