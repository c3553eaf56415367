import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';

export const russian: BlogMessages<PluralForms<'ru'>> = {
  title: 'Блог',
  description: 'Понятные статьи о займах, сбережениях и семейном бюджете: что сколько стоит и какие у вас права.',
  topics: 'Темы',
  allArticles: 'Все статьи',
  empty: 'Здесь пока нет статей.',
  pageTitle: '{title}: страница {page}',
  article: {
    writtenOn: 'Написано {date}',
    editedOn: 'Изменено {date}',
    readingTime: {
      one: '{count} мин чтения',
      few: '{count} мин чтения',
      many: '{count} мин чтения',
      other: '{count} мин чтения',
    },
    views: {
      one: '{count} просмотр',
      few: '{count} просмотра',
      many: '{count} просмотров',
      other: '{count} просмотра',
    },
    viewsNote: 'Учтены просмотры тех, кто разрешил измерения, с {from} по {until}.',
    contents: 'В этой статье',
    keyFacts: 'Главное',
    banks: 'Банки, о которых идёт речь',
    similar: 'Похожие статьи',
    topics: 'Темы статьи',
    copyLink: 'Скопировать ссылку',
    linkCopied: 'Ссылка скопирована',
    linkNotCopied: 'Не удалось скопировать: возьмите ссылку из адресной строки',
  },
};
