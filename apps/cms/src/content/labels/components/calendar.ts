import type day from '../../../components/calendar/day.json';
import type month from '../../../components/calendar/month.json';
import type { CategoryLabels } from '../label-types';
import { field } from '../vocabulary';

/** The totals are those of their source, even if they do not add up. */
const asInSource = 'Cópialo de la fuente tal como está.';

export const calendar: CategoryLabels<{ day: typeof day; month: typeof month }> = {
  day: {
    name: 'Día',
    mainField: 'name',
    fields: {
      day: field('Día', 'Número del día en el mes. Ejemplo: 6.'),
      name: field(
        'Qué se celebra',
        'Con el territorio si no es de todo el país. Ejemplo: Día de Andalucía (Andalucía).',
      ),
    },
    rows: [{ day: 3, name: 9 }],
  },
  month: {
    name: 'Mes',
    mainField: 'name',
    fields: {
      name: field('Nombre', 'Solo el mes. Ejemplo: Enero.'),
      title: field('Título', 'Encabezado sobre la cuadrícula del mes. Ejemplo: Enero de 2024.'),
      holidays: field('Festivos', 'Días en que no se trabaja, con su nombre. Se marcan en la cuadrícula.'),
      observances: field('Días señalados', 'Días con nombre que no son festivos. Ejemplo: 14, San Valentín.'),
      workingDays: field('Días laborables', `Total del mes. Ejemplo: 21. ${asInSource}`),
      holidayCount: field('Número de festivos', `Total del mes. Ejemplo: 3. ${asInSource}`),
      weekendDays: field('Días de fin de semana', `Total del mes. Ejemplo: 8. ${asInSource}`),
      longWeekends: field(
        'Puentes',
        'Qué días libres seguidos salen y cómo. Ejemplo: del 28 al 31, de jueves a domingo.',
      ),
    },
    rows: [
      { name: 6, title: 6 },
      { holidays: 12 },
      { observances: 12 },
      { workingDays: 4, holidayCount: 4, weekendDays: 4 },
      { longWeekends: 12 },
    ],
  },
};
