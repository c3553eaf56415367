import { LOCALIZED } from '../content-types';
import { COMPONENT_LABELS } from './component-labels';

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
 * The id of a type is its display name, the id of a component its uid, the id of a category its folder.
 */
export function interfaceNames(): Record<string, string> {
  const types = Object.values(LOCALIZED).map(({ schema, labels }) => [schema.info.displayName, labels.name]);
  const components = Object.entries(COMPONENT_LABELS).map(([uid, { name }]) => [uid, name]);
  return { ...CATEGORY_NAMES, ...Object.fromEntries([...types, ...components]) };
}
