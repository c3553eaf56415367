import type schema from '../../../api/menu/content-types/menu/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field } from '../vocabulary';

export const menu: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Menú',
  mainField: 'id',
  fields: {
    groups: field('Grupos de enlaces', 'Cabecera, columnas del pie y enlaces legales, en el orden en que se muestran.'),
  },
  rows: [{ groups: 12 }],
};
