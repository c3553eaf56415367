/** Every thing that stands alone says in which vocabulary it speaks. */
export const context = { '@context': 'https://schema.org' } as const;
