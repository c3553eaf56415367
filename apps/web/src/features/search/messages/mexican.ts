import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const mexican: SearchMessages<PluralForms<'es'>> = {
  link: 'Buscar',
  title: 'Buscar',
  lead: 'Busca entre los artículos, las guías, las financieras, los bancos y los calendarios de este sitio.',
  label: 'Qué buscas',
  button: 'Buscar',
  tooLong: 'La búsqueda tiene {length} caracteres y el máximo son {max}. Quita palabras y busca de nuevo.',
  found: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  kinds: {
    page: 'Páginas',
    article: 'Artículos',
    lender: 'Financieras',
    offer: 'Ofertas',
    bank: 'Bancos',
    author: 'Autores',
    calendar: 'Calendarios',
    tag: 'Temas',
  },
  more: 'Se muestran {shown} de {total}. Agrega otra palabra para ver menos.',
  nothing: 'No hay nada sobre «{query}»',
  nothingText:
    'Revisa cómo está escrito o intenta con menos palabras, o con una más general: «préstamo», «CAT», «Buró de Crédito».',
  mainPages: 'Páginas principales',
  suggestions: 'Sugerencias',
  suggested: {
    one: '{count} sugerencia. Elígela con la flecha hacia abajo.',
    many: '{count} de sugerencias. Elige una con las flechas.',
    other: '{count} sugerencias. Elige una con las flechas.',
  },
  noSuggestion: 'No hay sugerencias. Presiona Enter para buscar.',
  failed: 'Ahora no hay sugerencias. Presiona Enter para buscar.',
  away: 'La búsqueda no responde en este momento. Intenta de nuevo en un momento.',
};
