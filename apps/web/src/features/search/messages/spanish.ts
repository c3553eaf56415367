import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const spanish: SearchMessages<PluralForms<'es'>> = {
  link: 'Buscar',
  title: 'Buscar',
  lead: 'Busca entre los artículos, las guías, las entidades, los bancos y los calendarios de este sitio.',
  label: 'Qué buscas',
  button: 'Buscar',
  tooLong: 'La búsqueda tiene {length} caracteres y el máximo son {max}. Quita palabras y búscalo otra vez.',
  found: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  kinds: {
    page: 'Páginas',
    article: 'Artículos',
    lender: 'Entidades',
    offer: 'Ofertas',
    bank: 'Bancos',
    author: 'Autores',
    calendar: 'Calendarios',
    tag: 'Temas',
  },
  more: 'Se muestran {shown} de {total}. Añade otra palabra para ver menos.',
  nothing: 'No hay nada sobre «{query}»',
  nothingText:
    'Comprueba cómo está escrito o prueba con menos palabras, o con una más general: «préstamo», «TAE», «ASNEF».',
  mainPages: 'Páginas principales',
  suggestions: 'Sugerencias',
  suggested: {
    one: '{count} sugerencia. Elígela con la flecha hacia abajo.',
    many: '{count} de sugerencias. Elige una con las flechas.',
    other: '{count} sugerencias. Elige una con las flechas.',
  },
  noSuggestion: 'No hay sugerencias. Pulsa Intro para buscar.',
  failed: 'Ahora no hay sugerencias. Pulsa Intro para buscar.',
  away: 'La búsqueda no responde en este momento. Inténtalo otra vez dentro de un momento.',
};
