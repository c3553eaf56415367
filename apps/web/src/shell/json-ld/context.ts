/** The vocabulary of every thing that stands alone. */
export const context = { '@context': 'https://schema.org' } as const;
