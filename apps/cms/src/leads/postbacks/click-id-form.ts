/** The form of the id that a link to a lender carries. */
export const CLICK_ID = /^[A-Za-z0-9_-]{16,40}$/;
export const CLICK_ID_WORDS = '16 to 40 letters, digits, - or _';
