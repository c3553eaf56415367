/** Ids of the simulator's sliders. A page has one simulator. */
export const simulatorIds = { amount: 'loan-amount', days: 'loan-days' } as const;
