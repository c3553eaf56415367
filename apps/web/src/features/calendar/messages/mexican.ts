import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';
import { spanish } from '@/features/calendar/messages/spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ. */
export const mexican: CalendarMessages<PluralForms<'es'>> = {
  ...spanish,
  workingDays: {
    one: '{count} día laboral',
    many: '{count} de días laborales',
    other: '{count} días laborales',
  },
  computed: {
    ...spanish.computed,
    region: 'Estado',
    chooseRegion: 'Elegir estado',
    showRegion: 'Ver días festivos',
    unknownRegion:
      'No conocemos «{typed}». Elige una opción de la lista; mientras tanto ves los días festivos de todo el país.',
    official: 'Los días festivos de {year} son los de la lista oficial.',
    computed:
      'Los días festivos de {year} están calculados y todavía no se comparan con una lista oficial: pueden cambiar.',
    next: 'A partir del {today}, el próximo día festivo es el {date}: {name}.',
    noNext: 'A partir del {today} ya no hay días festivos en {year}.',
    badDate: '«{typed}» no es una fecha. Escríbela así: {example}.',
    filesTitle: 'Los días festivos en tu calendario',
    fileName: 'Días festivos {year}: {region}',
  },
};
