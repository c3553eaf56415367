/** Where the edit view asks what is wrong with an entry. */
export const ENTRY_CHECK_PATH = '/entry-check';
