import type { ConsentMessages } from './shape';
import { spanish } from './spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ. */
export const mexican: ConsentMessages = {
  ...spanish,
  title: '¿Podemos medir cómo se usa el sitio?',
  categories: {
    ...spanish.categories,
    experiments: {
      ...spanish.categories.experiments,
      hint: 'Comparar dos versiones de una página y recordar cuál te tocó.',
    },
  },
  failed: {
    title: 'No pudimos guardar tu elección',
    text: 'Es un problema nuestro. No activamos nada: intenta de nuevo en un momento.',
  },
  table: {
    ...spanish.table,
    purposes: {
      ...spanish.table.purposes,
      unsentEvents: 'Guardar lo que se contó sin conexión, hasta que se envía',
      experimentArm: 'Recordar qué versión de una página te tocó',
      reloadGuard: 'Volver a abrir la página una sola vez si una parte no cargó',
    },
  },
};
