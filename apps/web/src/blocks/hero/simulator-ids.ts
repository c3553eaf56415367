/** The parts of the simulator that its script writes to. A page has one simulator. */
export const simulatorIds = {
  amount: 'loan-amount',
  days: 'loan-days',
  total: 'loan-total',
  bar: 'loan-bar',
  lent: 'loan-lent',
  cost: 'loan-cost',
  dueDate: 'loan-due-date',
  buttonAmount: 'loan-button-amount',
} as const;
