/** What the search of a site finds, in the order of the menus. A further kind is one entry here; the type check names what it lacks. */
export const searchKinds = ['page', 'article', 'lender', 'bank', 'author', 'calendar', 'tag'] as const;

/** The kind of a hit: one of {@link searchKinds}. */
export type SearchKind = (typeof searchKinds)[number];
