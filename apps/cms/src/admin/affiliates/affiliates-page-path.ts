/** The path of the pages of affiliates within the admin. */
export const AFFILIATES_PAGE = 'affiliates';
