/** Ids of the simulator's sliders. A page has one simulator. */
export const simulatorIds = { amount: 'loan-amount', days: 'loan-days' } as const;

/** Ids of the sliders of its second entry. */
export const paymentIds = { payment: 'loan-payment', months: 'loan-months' } as const;
