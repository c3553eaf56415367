import { computedField } from './vocabulary';

/** The trace that stops floods and double votes: never the address itself. */
export const personHash = computedField(
  'Huella de la persona',
  'Clave con la que se frenan los envíos en serie. La pone el gestor; no se publica ni guarda la dirección.',
);
