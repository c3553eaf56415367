import { computedField } from './vocabulary';

/** The hash by which floods and double votes are stopped; it is not the address. */
export const personHash = computedField(
  'Huella de la persona',
  'Clave con la que se frenan los envíos en serie. La pone el gestor; no se publica ni guarda la dirección.',
);
