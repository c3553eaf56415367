import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';

export const kazakh: BlogMessages<PluralForms<'kk'>> = {
  title: 'Блог',
  description:
    'Қарыз, жинақ және отбасы бюджеті туралы түсінікті мақалалар: ненің құны қанша және қандай құқықтарыңыз бар.',
  topics: 'Тақырыптар',
  allArticles: 'Барлық мақала',
  empty: 'Мұнда әзірге мақала жоқ.',
  pageTitle: '{title}: {page}-бет',
  article: {
    writtenOn: 'Жазылған күні: {date}',
    editedOn: 'Өзгертілген күні: {date}',
    readingTime: { one: 'оқуға {count} мин', other: 'оқуға {count} мин' },
    views: { one: '{count} қаралым', other: '{count} қаралым' },
    viewsNote: 'Өлшеуге рұқсат бергендердің қаралымдары ескерілген: {from} — {until}.',
    contents: 'Осы мақалада',
    keyFacts: 'Ең бастысы',
    banks: 'Мақала қай банктер туралы',
    similar: 'Ұқсас мақалалар',
    topics: 'Мақала тақырыптары',
    copyLink: 'Сілтемені көшіру',
    linkCopied: 'Сілтеме көшірілді',
    linkNotCopied: 'Көшіру мүмкін болмады: сілтеме мекенжай жолында',
  },
};
