import { COMPONENT_LABELS, CONTENT_TYPE_LABELS } from './all-labels';

/** The English name of each type in its schema file: the admin looks up its translation under that very text. */
export const DISPLAY_NAMES = {
  'site-setting': 'Site settings',
  menu: 'Menu',
  page: 'Page',
  article: 'Article',
  tag: 'Tag',
  author: 'Author',
  lender: 'Lender',
  'lenders-guide': 'Lenders guide',
  offer: 'Offer',
  bank: 'Bank',
  partner: 'Partner',
  testimonial: 'Testimonial',
  'work-calendar': 'Work calendar',
  redirect: 'Redirect',
  comment: 'Comment',
  'comment-report': 'Comment report',
  rating: 'Rating',
} as const satisfies Record<keyof typeof CONTENT_TYPE_LABELS, string>;

const CATEGORY_NAMES = {
  blocks: 'Bloques',
  calendar: 'Calendario',
  comment: 'Comentarios',
  lender: 'Entidades',
  navigation: 'Navegación',
  offer: 'Ofertas',
  settings: 'Ajustes',
  shared: 'Piezas',
};

/**
 * Spanish names of types, blocks and block categories as messages of the admin: message id → text.
 * The id of a type is its display name, of a component its uid, of a category its folder.
 */
export function interfaceNames(): Record<string, string> {
  const types = Object.entries(DISPLAY_NAMES).map(([type, displayName]) => [
    displayName,
    CONTENT_TYPE_LABELS[type as keyof typeof DISPLAY_NAMES].name,
  ]);
  const components = Object.entries(COMPONENT_LABELS).map(([uid, { name }]) => [uid, name]);
  return { ...CATEGORY_NAMES, ...Object.fromEntries([...types, ...components]) };
}
