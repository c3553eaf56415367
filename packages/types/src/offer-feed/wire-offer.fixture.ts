import type { WireOffer } from './wire-offer.ts';

/** An entry with every field. */
export const fullEntry = {
  offer_id: 101,
  header: 'Claro',
  lender_link: 'https://partner.example/claro?offer=101',
  product_type: 'loan',
  asnef_value: false,
  tags: ['En cuotas', 'Sin comisiones'],
  stars: 4.2,
  field2_value: 'Respuesta en el día',
  field4_value: '{val} %',
  lender: { number: 7, name: 'Claro', slug: 'claro', logo: '/uploads/claro.svg' },
  min_amount: 100,
  max_amount: 3000,
  min_days: 91,
  max_days: 365,
  tin: 18,
  tae: 19.56,
  cost: {
    repayment: 'instalments',
    nominal_rate: 18,
    opening_fee_percent: 1.5,
    opening_fee: 2.5,
    monthly_fee: 1,
    first_loan_free_up_to: 300,
    first_loan_free_days: 30,
  },
  criteria: {
    min_age: 21,
    max_age: 75,
    min_income: 700,
    accepts_register: false,
    accepts_employees: true,
    accepts_self_employed: true,
    accepts_pensioners: true,
    accepts_unemployed: false,
    accepts_students: false,
    needs_document: true,
    needs_account: true,
    needs_phone: true,
  },
  is_advertisement: false,
  sample_data: true,
  checked_on: '2026-11-20',
} satisfies WireOffer;

/** An entry with only a name and a number. */
export const bareEntry = { offer_id: 67, header: 'Boreal' } satisfies WireOffer;
