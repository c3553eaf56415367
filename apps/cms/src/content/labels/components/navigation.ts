import type linkGroup from '../../../components/navigation/link-group.json';
import type { CategoryLabels } from '../label-types';
import { field } from '../vocabulary';

export const navigation: CategoryLabels<{ 'link-group': typeof linkGroup }> = {
  'link-group': {
    name: 'Grupo de enlaces',
    mainField: 'place',
    fields: {
      place: field('Lugar', 'Menú de la cabecera, una columna del pie, o la última línea del pie (Legal).'),
      title: field('Título', 'Encabezado de la columna del pie. Ejemplo: Guías por tema. En la cabecera no se ve.'),
      links: field('Enlaces', 'En el orden en que se leen.'),
    },
    rows: [{ place: 6, title: 6 }, { links: 12 }],
  },
};
