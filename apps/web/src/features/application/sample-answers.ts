/** Answers to Spain's form as a visitor types them, by field name, for tests: all are accepted. */
export const typed = {
  amount: '500',
  days: '91',
  purpose: '',
  firstName: ' Lucía ',
  lastName: 'Prado Gil',
  'birthDate-day': '4',
  'birthDate-month': '9',
  'birthDate-year': '1991',
  phone: '612 34 56 78',
  email: 'lucia@example.com',
  employment: 'employee',
  monthlyIncome: '1.500,00',
  inDefaultRegister: 'no',
  hasBankAccount: 'yes',
};

/** The two required boxes, ticked. */
export const ticked = { 'consent-terms': 'on', 'consent-lenders': 'on' };
