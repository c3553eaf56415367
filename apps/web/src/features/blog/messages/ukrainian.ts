import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';

export const ukrainian: BlogMessages<PluralForms<'uk'>> = {
  title: 'Блог',
  description: 'Зрозумілі статті про кредити, заощадження та сімейний бюджет: що скільки коштує і які у вас права.',
  topics: 'Теми',
  allArticles: 'Усі статті',
  empty: 'Тут поки немає статей.',
  pageTitle: '{title}: сторінка {page}',
  article: {
    writtenOn: 'Написано {date}',
    editedOn: 'Змінено {date}',
    readingTime: {
      one: '{count} хв читання',
      few: '{count} хв читання',
      many: '{count} хв читання',
      other: '{count} хв читання',
    },
    views: {
      one: '{count} перегляд',
      few: '{count} перегляди',
      many: '{count} переглядів',
      other: '{count} перегляду',
    },
    viewsNote: 'Враховано перегляди тих, хто дозволив вимірювання, з {from} до {until}.',
    contents: 'У цій статті',
    keyFacts: 'Головне',
    banks: 'Банки, про які йдеться',
    similar: 'Схожі статті',
    topics: 'Теми статті',
    copyLink: 'Скопіювати посилання',
    linkCopied: 'Посилання скопійовано',
    linkNotCopied: 'Не вдалося скопіювати: візьміть посилання з адресного рядка',
  },
};
