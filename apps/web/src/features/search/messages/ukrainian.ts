import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const ukrainian: SearchMessages<PluralForms<'uk'>> = {
  link: 'Пошук',
  title: 'Пошук',
  lead: 'Шукайте серед статей, порадників, кредитодавців, банків і календарів цього сайту.',
  label: 'Що ви шукаєте?',
  button: 'Знайти',
  tooLong: 'У запиті {length} симв., а можна щонайбільше {max}. Приберіть кілька слів і повторіть пошук.',
  found: {
    one: '{count} результат',
    few: '{count} результати',
    many: '{count} результатів',
    other: '{count} результату',
  },
  kinds: {
    page: 'Сторінки',
    article: 'Статті',
    lender: 'Кредитодавці',
    offer: 'Пропозиції',
    bank: 'Банки',
    author: 'Автори',
    calendar: 'Календарі',
    tag: 'Теми',
  },
  more: 'Показано {shown} із {total}. Додайте ще одне слово, щоб звузити пошук.',
  nothing: 'За запитом «{query}» нічого не знайдено',
  nothingText:
    'Перевірте, чи немає помилки, приберіть зайві слова або візьміть загальніше слово, наприклад «кредит» чи «ставка».',
  mainPages: 'Основні сторінки',
  suggestions: 'Підказки',
  suggested: {
    one: '{count} підказка. Виберіть її стрілкою вниз.',
    few: '{count} підказки. Виберіть одну стрілками.',
    many: '{count} підказок. Виберіть одну стрілками.',
    other: '{count} підказки. Виберіть одну стрілками.',
  },
  noSuggestion: 'Підказок немає. Натисніть Enter, щоб шукати.',
  failed: 'Підказки зараз недоступні. Натисніть Enter, щоб шукати.',
  away: 'Пошук зараз не відповідає. Спробуйте ще раз за хвилину.',
};
