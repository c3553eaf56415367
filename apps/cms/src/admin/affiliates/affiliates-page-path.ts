/** The path of the pages of affiliates within the admin. */
export const AFFILIATES_PAGE = 'affiliates';

/** The path of the pages of payment runs within the admin. */
export const RUNS_PAGE = `${AFFILIATES_PAGE}/runs`;
