import type { Synonyms } from '@/features/search/synonyms/shape';

export const english: Synonyms = {
  stopWords:
    'a about am an and are as at be been by can could do does for from get give had has have how i if in into is it its me my need of on or our please so some that the their them then there these they this to us want was we what when where which who why will with would you your'.split(
      ' ',
    ),
  pages: {
    home: ['home', 'home page', 'homepage', 'main page', 'start page'],
    application: [
      ...['apply', 'apply for a loan', 'application', 'application form', 'request a loan', 'borrow money', 'borrow'],
      ...['get a loan', 'loan form', 'apply online'],
    ],
    offers: [
      ...['offers', 'all offers', 'loan offers', 'compare loans', 'list of loans', 'cheapest loan', 'best loan'],
      ...['lowest cost loan', 'deals'],
    ],
    offers3: ['side by side', 'comparison', 'comparison table', 'compare offers', 'compare side by side'],
    about: ['about us', 'who are you', 'company', 'team', 'who runs this site', 'who is behind this'],
    contact: [
      ...['contact', 'contact us', 'customer service', 'customer care', 'support', 'help', 'help desk', 'phone number'],
      ...['email', 'e-mail', 'email address', 'write to you', 'talk to someone', 'speak to a person', 'call you'],
    ],
    howItWorks: ['how it works', 'how does this work', 'steps', 'instructions', 'what does this site do'],
    lenders: ['lenders', 'list of lenders', 'loan companies', 'who lends', 'lending companies', 'credit providers'],
    calculator: [
      ...[
        'calculator',
        'loan calculator',
        'calculate',
        'monthly payment',
        'work out instalments',
        'instalment calculator',
      ],
      ...['amortisation table', 'repayment calculator', 'calculate interest', 'simulator'],
    ],
    affiliates: ['affiliate', 'affiliates', 'affiliate programme', 'affiliate program', 'earn money', 'refer'],
    legalNotice: ['legal notice', 'company details', 'registration number', 'imprint', 'legal information'],
    terms: ['terms', 'terms and conditions', 'terms of use', 'conditions', 'tnc', 'terms of service'],
    privacy: [
      'privacy',
      'privacy policy',
      'privacy notice',
      'data protection',
      'data privacy',
      'popia',
      'pdpa',
      'personal information',
    ],
    cookies: ['cookies', 'cookie', 'cookie policy', 'cookie settings', 'reject cookies', 'tracking'],
    complaints: [
      ...['complain', 'complaint', 'complaints', 'make a complaint', 'file a complaint', 'report', 'ombudsman', 'scam'],
      ...['i was scammed', 'fraud', 'dispute', 'report a scam'],
    ],
    partners: ['partners', 'our partners', 'list of partners', 'companies you work with'],
    accessibility: ['accessibility', 'screen reader', 'disability', 'large text', 'blind'],
    glossary: ['glossary', 'dictionary', 'definitions', 'meaning', 'what does it mean', 'words explained'],
    blog: ['blog', 'guides', 'articles', 'advice', 'tips', 'news'],
    unsubscribe: [
      ...['unsubscribe', 'opt out', 'opt-out', 'stop emails', 'stop messages', 'stop sms', 'stop marketing', 'spam'],
      ...['no more emails', 'stop advertising', 'newsletter', 'cancel subscription', 'do not call'],
    ],
    myData: [
      ...['delete my data', 'erase my data', 'remove my data', 'delete my account', 'my data', 'close my account'],
      ...['delete my information', 'access my data', 'download my data', 'right to be forgotten', 'remove my details'],
    ],
  },
};
