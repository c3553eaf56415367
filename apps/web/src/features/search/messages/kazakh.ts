import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const kazakh: SearchMessages<PluralForms<'kk'>> = {
  link: 'Іздеу',
  title: 'Іздеу',
  lead: 'Осы сайттың мақалалары, нұсқаулықтары, кредиторлары, банктері мен күнтізбелері бойынша іздеңіз.',
  label: 'Не іздейсіз?',
  button: 'Табу',
  tooLong: 'Сұрауда {length} таңба бар, ең көбі {max} болады. Бірнеше сөзді алып тастап, қайта іздеңіз.',
  found: { one: '{count} нәтиже', other: '{count} нәтиже' },
  kinds: {
    page: 'Беттер',
    article: 'Мақалалар',
    lender: 'Кредиторлар',
    bank: 'Банктер',
    author: 'Авторлар',
    calendar: 'Күнтізбелер',
    tag: 'Тақырыптар',
  },
  more: '{total} нәтиженің {shown} көрсетілді. Іздеуді тарылту үшін тағы бір сөз қосыңыз.',
  nothing: '«{query}» бойынша ештеңе табылмады',
  nothingText:
    'Қате жоқ па, тексеріңіз, артық сөздерді алып тастаңыз немесе жалпылау сөзді алыңыз, мысалы «қарыз» немесе «мөлшерлеме».',
  mainPages: 'Негізгі беттер',
  suggestions: 'Ұсынылатын сөздер',
  suggested: {
    one: '{count} ұсыныс. Оны төмен көрсеткішімен таңдаңыз.',
    other: '{count} ұсыныс. Біреуін көрсеткіштермен таңдаңыз.',
  },
  noSuggestion: 'Ұсынылатын сөз жоқ. Іздеу үшін Enter басыңыз.',
  failed: 'Ұсынылатын сөздер қазір қолжетімсіз. Іздеу үшін Enter басыңыз.',
  away: 'Іздеу қазір жауап бермейді. Бір минуттан кейін қайталап көріңіз.',
};
