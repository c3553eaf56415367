/** The content types of editors, in the order of the admin. */
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

/** A content type by Strapi's singular name: `article` of `api::article.article`. */
export type EditorialType = (typeof editorialTypes)[number];
