import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';

export const polish: BlogMessages<PluralForms<'pl'>> = {
  title: 'Poradniki',
  description: 'Jasne poradniki o pożyczkach, oszczędzaniu i domowym budżecie: ile co kosztuje i jakie masz prawa.',
  topics: 'Tematy',
  allArticles: 'Wszystkie artykuły',
  empty: 'Nie ma tu jeszcze artykułów.',
  pageTitle: '{title}: strona {page}',
  article: {
    writtenOn: 'Napisano {date}',
    editedOn: 'Zmieniono {date}',
    readingTime: {
      one: '{count} min czytania',
      few: '{count} min czytania',
      many: '{count} min czytania',
      other: '{count} min czytania',
    },
    views: {
      one: '{count} wyświetlenie',
      few: '{count} wyświetlenia',
      many: '{count} wyświetleń',
      other: '{count} wyświetlenia',
    },
    viewsNote: 'Liczone są tylko wyświetlenia osób, które zgodziły się na pomiar, od {from} do {until}.',
    contents: 'W tym poradniku',
    keyFacts: 'Najważniejsze',
    banks: 'Banki, o których mowa',
    similar: 'Podobne artykuły',
    topics: 'Tematy tego artykułu',
    copyLink: 'Kopiuj link',
    linkCopied: 'Link skopiowany',
    linkNotCopied: 'Nie udało się skopiować: link jest w pasku adresu',
  },
};
