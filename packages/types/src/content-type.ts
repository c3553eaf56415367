/** The content types that editors write, in the order in which the admin lists them. */
export const editorialTypes = [
  'site-setting',
  'menu',
  'page',
  'article',
  'tag',
  'author',
  'lender',
  'lenders-guide',
  'offer',
  'bank',
  'partner',
  'testimonial',
  'work-calendar',
  'redirect',
] as const;

export type EditorialType = (typeof editorialTypes)[number];
