import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const russian: SearchMessages<PluralForms<'ru'>> = {
  link: 'Поиск',
  title: 'Поиск',
  lead: 'Ищите по статьям, руководствам, кредиторам, банкам и календарям этого сайта.',
  label: 'Что вы ищете?',
  button: 'Найти',
  tooLong: 'В запросе {length} симв., а можно не больше {max}. Уберите несколько слов и повторите поиск.',
  found: {
    one: '{count} результат',
    few: '{count} результата',
    many: '{count} результатов',
    other: '{count} результата',
  },
  kinds: {
    page: 'Страницы',
    article: 'Статьи',
    lender: 'Кредиторы',
    offer: 'Предложения',
    bank: 'Банки',
    author: 'Авторы',
    calendar: 'Календари',
    tag: 'Темы',
  },
  more: 'Показано {shown} из {total}. Добавьте ещё одно слово, чтобы сузить поиск.',
  nothing: 'По запросу «{query}» ничего не найдено',
  nothingText:
    'Проверьте, нет ли опечатки, уберите лишние слова или возьмите более общее слово, например «кредит» или «ставка».',
  mainPages: 'Основные страницы',
  suggestions: 'Подсказки',
  suggested: {
    one: '{count} подсказка. Выберите её стрелкой вниз.',
    few: '{count} подсказки. Выберите одну стрелками.',
    many: '{count} подсказок. Выберите одну стрелками.',
    other: '{count} подсказки. Выберите одну стрелками.',
  },
  noSuggestion: 'Подсказок нет. Нажмите Enter, чтобы искать.',
  failed: 'Подсказки сейчас недоступны. Нажмите Enter, чтобы искать.',
  away: 'Поиск сейчас не отвечает. Попробуйте ещё раз через минуту.',
};
