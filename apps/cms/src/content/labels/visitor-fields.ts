import { computedField } from './vocabulary';

/** The hash that identifies floods and double votes. It is not the address. */
export const personHash = computedField(
  'Huella de la persona',
  'Clave con la que se frenan los envíos en serie. La pone el gestor; no se publica ni guarda la dirección.',
);
