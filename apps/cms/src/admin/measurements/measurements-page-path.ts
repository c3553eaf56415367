/** Where the measurements are in the admin. */
export const MEASUREMENTS_PAGE = 'measurements';
