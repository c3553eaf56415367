/** Code of a GraphQL error: a row of the answer was replaced by a publish while the CMS read it. The same query succeeds when asked again. */
export const ENTRY_REPLACED = 'ENTRY_REPLACED';
