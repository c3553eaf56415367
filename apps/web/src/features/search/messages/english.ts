import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const english: SearchMessages<PluralForms<'en'>> = {
  link: 'Search',
  title: 'Search',
  lead: 'Search the articles, guides, lenders, banks and calendars of this site.',
  label: 'What are you looking for?',
  button: 'Search',
  tooLong: 'Your search has {length} characters and the limit is {max}. Leave some words out and search again.',
  found: { one: '{count} result', other: '{count} results' },
  kinds: {
    page: 'Pages',
    article: 'Articles',
    lender: 'Lenders',
    offer: 'Offers',
    bank: 'Banks',
    author: 'Authors',
    calendar: 'Calendars',
    tag: 'Topics',
  },
  more: 'Showing {shown} of {total}. Add another word to narrow them down.',
  nothing: 'Nothing found for “{query}”',
  nothingText: 'Check the spelling, or try fewer words or a more general one, such as “loan” or “interest”.',
  mainPages: 'Main pages',
  suggestions: 'Suggestions',
  suggested: {
    one: '{count} suggestion. Press the down arrow to choose it.',
    other: '{count} suggestions. Choose one with the arrow keys.',
  },
  noSuggestion: 'No suggestions. Press Enter to search.',
  failed: 'There are no suggestions right now. Press Enter to search.',
  away: 'The search is not answering right now. Please try again in a moment.',
};
